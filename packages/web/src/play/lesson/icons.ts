/** What happened, as an icon of a reply. */
import wound from 'icon:broken-heart';
import fall from 'icon:falling';
import look from 'icon:light-bulb';
import dice from 'icon:rolling-dices';
import time from 'icon:stopwatch';
import spent from 'icon:two-coins';

const ICONS: Readonly<Record<string, string>> = { wound, fall, look, dice, time, spent };

export const iconOf = (name: string | undefined): string => ICONS[name ?? ''] ?? look;
