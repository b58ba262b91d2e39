/** What the judge has learned, the same for every number of seats: fitted to games that experts and their persons played, never by hand. */
import type { JudgeWeights, SeatJudgement } from '@astragal/bots';

const { features, ...learned }: Pick<JudgeWeights, 'features'> & SeatJudgement = JSON.parse(`{
"features":["one","march: strength in time","march: health in time","march: skills in time","march: climbed in time","march: outfit in time","march: bag in time","march: blessings in time","march: potions in time","march: rage in time","march: spaces in time","march: skills missing in time","march: gems missing in time","march: health by difficulty in time","march: blessings at once","march: outfit at once","march: gems missing at once","march: cards to suffer","march: late at the walls","home","health at home","dead","cards of the dead","value","behind who is home","somebody is home","blessings in all","health by difficulty","battle: health","battle: health up to 2","battle: health up to 4","battle: cards","battle: open hits","battle: damage not blocked","battle: damage beyond health","battle: dice","battle: stamina","battle: focus","battle: can block","battle: can change","battle: rage","battle: red potions","battle: blue potions","battle: blessings: tokens","battle: blessings: changes","battle: blessings: shields","battle: roars","battle: roars by health up to 4","battle: extra damage","battle: fewer dice"],
"win":[-1.6e-11,-0.0578,0.0223,0.267,0.0569,-0.0484,0.0824,0.0744,0.104,0.668,0.0944,0.0813,0.0421,0.0111,0.14,0.0942,-0.173,0,-0.263,0.914,0.408,-0.859,0.0539,0.115,-0.866,-0.536,0.032,-0.0166,0.321,0.101,0.105,-0.254,-0.238,-0.0757,-0.0806,0.214,-0.0469,-0.0201,0.17,0.132,0.212,0.3,-0.0172,0.102,0.0674,0.21,-0.221,0.00407,-0.463,0.379],
"points":[837,30.1,-0.924,4.82,-3.42,-13.5,10.6,2.62,15.1,128,-14.2,-4.49,-25.3,-11.4,32.9,1.43,3.88,0,-7.88,26.8,37.7,-155,-109,27.9,8.75,8.23,26.9,1.11,3.27,-32.7,-18.2,-35.8,-7.05,17.4,-84.6,-7.09,-9.81,-30.3,26.1,25.1,23.8,30.7,29.2,-11.7,-20.3,9.52,-25.3,-1.91,-22.7,-31.9],
"error":0.048
}`);

/** Of three and four seats fewer games were seen. */
const ofMore: SeatJudgement = { ...learned, error: learned.error + 0.03 };

export const JUDGEMENT: JudgeWeights = { features, seats: { 2: learned, 3: ofMore, 4: ofMore } };
