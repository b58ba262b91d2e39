/** What the judge has learned, the same for every number of seats: fitted to games that experts and their persons played, never by hand. */
import type { JudgeWeights, SeatJudgement } from '@astragal/bots';

const { features, ...learned }: Pick<JudgeWeights, 'features'> & SeatJudgement = JSON.parse(`{
"features":["one","march: health in time","march: skills in time","march: outfit in time","march: potions in time","march: rage in time","march: spaces in time","march: health by difficulty in time","march: blessings","march: outfit at once","march: cards to suffer","march: late at the walls","home","health at home","dead","cards of the dead","value","behind who is home","somebody is home","blessings in all","health by difficulty","battle: health","battle: health up to 2","battle: health up to 4","battle: cards","battle: open hits","battle: damage not blocked","battle: damage beyond health","battle: dice","battle: stamina","battle: focus","battle: can block","battle: can change","battle: rage","battle: red potions","battle: blue potions","battle: blessings: tokens","battle: blessings: changes","battle: blessings: shields","battle: roars","battle: roars by health up to 4","battle: extra damage","battle: fewer dice"],
"win":[-6.34e-11,1.219,-0.00247,0.01151,0.04584,0.1476,0.007177,1.219,0.2448,-0.01109,0,0.09633,3.433,0.9264,-3.362,0.788,0.336,-0.9952,1.753,0.1485,0.005195,0.3222,0.3688,-0.1691,-0.5557,-0.3972,-0.04583,0.02821,0.386,0.1178,0.1571,0.1246,-0.07538,0.07892,0.2046,0.05551,-0.07195,-0.1771,-0.03789,0.1057,-0.0137,-0.01482,2.199],
"points":[624.6,32.07,-12.97,-3.978,-10.1,-34.89,-9.003,-21.27,69.7,4.897,0,-10.78,291.5,32.54,-545.8,-4.404,62.88,20.21,-52.01,6.573,4.331,12.85,-151.3,-16.54,-97.47,-3.744,28.81,-41.79,7.964,2.166,15.39,37.95,-7.016,-6.431,60.24,54.91,8.36,-11.03,62.13,-31.08,0.4751,-23.06,-13.33],
"error":0.044
}`);

/** Of three and four seats fewer games were seen. */
const ofMore: SeatJudgement = { ...learned, error: learned.error + 0.03 };

export const JUDGEMENT: JudgeWeights = { features, seats: { 2: learned, 3: ofMore, 4: ofMore } };
