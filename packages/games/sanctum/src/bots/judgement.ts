/** What the judge has learned, the same for every number of seats: fitted to games that experts and their persons played, never by hand. */
import type { JudgeWeights, SeatJudgement } from '@astragal/bots';

const { features, ...learned }: Pick<JudgeWeights, 'features'> & SeatJudgement = JSON.parse(`{
"features":["one","march: health in time","march: skills in time","march: outfit in time","march: potions in time","march: rage in time","march: spaces in time","march: health by difficulty in time","march: blessings","march: outfit at once","march: cards to suffer","march: late at the walls","home","health at home","dead","cards of the dead","value","behind who is home","somebody is home","blessings in all","health by difficulty","battle: health","battle: health up to 2","battle: health up to 4","battle: cards","battle: open hits","battle: damage not blocked","battle: damage beyond health","battle: dice","battle: stamina","battle: focus","battle: can block","battle: can change","battle: rage","battle: red potions","battle: blue potions","battle: blessings: tokens","battle: blessings: changes","battle: blessings: shields","battle: roars","battle: roars by health up to 4","battle: extra damage","battle: fewer dice"],
"win":[9.46e-12,0.0106,0.301,-0.102,0.131,0.353,0.0561,0.00528,0.142,0.103,0,-0.236,0.947,0.524,-1.01,0.129,0.126,-1.17,0.208,0.052,0.00851,0.343,0.221,0.0486,-0.324,-0.287,-0.089,-0.0168,0.272,-0.0654,0.0748,0.143,0.0383,0.0153,0.115,0.00597,0.0222,0.0587,0.109,0.0147,-0.00608,-0.468,-0.00799],
"points":[792,6.11,16.3,-11.2,31.4,94,-11.2,-20,40.2,5.03,0,-20.6,46.3,42.1,-203,-102,43.9,-3.83,1.46,7.46,-2.46,-3.58,-46,-15.1,-32.4,1.55,11.1,-65.8,-3.94,-14.3,-10.6,21.2,4.55,13.8,23.4,34.1,-10.3,-11.7,31.3,-18.7,-0.354,-3.54,-33.4],
"error":0.042
}`);

/** Of three and four seats fewer games were seen. */
const ofMore: SeatJudgement = { ...learned, error: learned.error + 0.03 };

export const JUDGEMENT: JudgeWeights = { features, seats: { 2: learned, 3: ofMore, 4: ofMore } };
