/** The round in which the boss falls. */
import hourglass from 'icon:sands-of-time';

export const sign: string = hourglass;
