/** What the bots have learned, by number of seats: written by `npm run -s train -- platformer`, never by hand. */
import type { LearnedWeights } from '@astragal/bots';

export const WEIGHTS: LearnedWeights = JSON.parse(`{
"features":["one","coins","spareCoins","gems","frail","cards","goodTokens","badTokens","defeated","off","offBoots","offMissing","special","missing","boots","bootsLate","late","gemsNear","gemsNearLate","tokensNear","shopNear","preyNear","court","courtChance","courtMissing","courtArmed","courtGems","courtTokens","courtShop","wounds","faintAlone","faintTogether","threat","rivalBoots","rivalChance"],
"seats":{
"1":{
"points":[0,1.036,0.1395,4.416,-4.283,1.28,10.68,-3.995,1.589,-15.39,-5.843,-9.192,0.8231,-15.95,-6.597,1.319,-0.4662,4.594,1.732,3.043,0.1134,1.795,-28.91,183.2,-6.668,55.53,2.129,2.861,0.9293,-3.639,-171.4,0,-1.406,0,0],
"win":[]},
"2":{
"points":[0,1.527,0.47,4.334,-3.037,1.372,8.752,-3.808,0,-14.28,-9.02,-10.99,0.5526,-11.16,-5.022,-2.81,0.2218,5.272,1.887,2.544,1.284,2.953,-16.38,199,-8.281,42.18,6.308,3.024,1.602,-3.423,0,-13.09,-1.827,0.886,-0.5091],
"win":[]}
}}`);
