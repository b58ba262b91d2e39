/** Glory. */
import laurels from 'icon:laurels';

export const sign: string = laurels;
