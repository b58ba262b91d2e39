/** What is kept about people, as this server's settings have it. The other languages say the same, each in its own words. */
import { counted } from '@astragal/kernel';
import type { Privacy } from '@astragal/wire';

const n = (count: number, one: string, other: string): string => counted('en', count, { one, other });
const days = (count: number): string => (count > 0 && count % 365 === 0 ? n(count / 365, 'year', 'years') : n(count, 'day', 'days'));
const minutes = (count: number): string => n(count, 'minute', 'minutes');

export const words = (house: Privacy) => ({
  title: 'Privacy in plain words',
  lead: 'What this server keeps about you and for how long, how you take it along, how you delete it. The numbers are those it is set to.',
  short: {
    title: 'In short',
    points: [
      'No account, no mail address, no password: a name you make up is enough.',
      'No ads and no trackers. These pages load nothing from other servers, not even a typeface.',
      `${house.store === 'sqlite' ? 'What you play lies in one file on this server.' : 'What you play lies in a PostgreSQL database of whoever runs this server.'}${house.several ? ' Several servers share it.' : ''}`,
      house.keepDays === undefined
        ? 'Finished games stay for good; your name leaves them when you delete yourself.'
        : `Finished games are deleted after ${days(house.keepDays)}.`,
      'You can download or delete everything about you at any time.',
    ],
  },
  kept: {
    title: 'What the server keeps',
    why: 'Why',
    long: 'How long',
    items: {
      cookie: {
        what: 'A cookie',
        text: 'It holds a long random secret and nothing else. Scripts cannot read it, other sites do not get it. The server keeps only its fingerprint, which does not lead back to the secret.',
        why: 'So that the server knows you again, and which seats are yours.',
        long: `In your browser ${days(house.cookieDays)}; the fingerprint until you are deleted.`,
      },
      you: {
        what: 'Name, face, settings',
        text: 'What you are called, the face you chose, the settings that follow you from device to device, and when you last changed any of it.',
        why: 'The others see your name and face at the table; your devices look alike.',
        long: `Until you change or delete it. Whoever has no game here and no way back is deleted ${days(house.personDays)} after the last change.`,
      },
      games: {
        what: 'Tables and games',
        text: 'Where you sit, watch or are the host; each answer with its time; how it ended; the name and face you played under; tables you were sent away from.',
        why: 'So that games go on, can be watched again and stand among yours.',
        long: `${
          house.keepDays === undefined
            ? 'For good. When you delete yourself, your seat loses its name.'
            : `Until the game is over, and ${days(house.keepDays)} more.`
        } A table that is never begun is given up after ${days(house.setupDays)}.`,
      },
      chat: {
        what: 'What you write',
        text: 'Your lines in the chat of a table, with name and time.',
        why: 'So that whoever comes to the table later can read them.',
        long: 'As long as the table, or until you delete yourself.',
      },
      ways: {
        what: 'Ways back',
        text: 'Of your six words only a fingerprint that is slow to try out; of a passkey its public half, its label and the day; of every device you signed in on, the fingerprint of its cookie, a rough name (such as Firefox, Linux) and the day. And the last twenty things done to these ways: what, when, by which browser.',
        why: 'So that you find your way back to your games.',
        long: 'Until you remove them; the fingerprint of a way back that was ended stays for a week, to prove by. The link for a new phone lives two minutes.',
      },
      calls: {
        what: 'Calls by push',
        text: `Only if you switch them on: the push address and key of up to ${n(house.devices, 'browser', 'browsers')} of yours and its language; for what you want to be called; your quiet hours with their time zone; muted tables; calls that wait or stand on your screen.`,
        why: 'To tell you that it is your turn when the page is closed.',
        long: 'Until you switch them off or your browser gives its address up; a call until you have seen the table.',
      },
      hook: {
        what: 'Your webhook',
        text: 'Only if you enter one: the address of a program of yours.',
        why: 'To tell it that it is your turn at a slow table.',
        long: 'Until you remove it.',
      },
      links: {
        what: 'Links',
        text: 'Of links to sit down, to watch, to become host, and of the link to your games: only fingerprints.',
        why: 'So that whoever has the link comes in, and nobody else.',
        long: 'Until they are used, renewed or withdrawn, or the table goes.',
      },
      address: {
        what: 'Your network address (IP)',
        text: `In memory alone: it is never stored and never written to the log.${house.several ? ' The servers of this house tell it to one another.' : ''}`,
        why: 'So that no single visitor spoils it for the others: what costs is limited by address.',
        long:
          house.addressMinutes === undefined
            ? 'Until the server is started again.'
            : `While you are here, and at most ${minutes(house.addressMinutes)} more.`,
      },
      log: {
        what: 'The server’s log',
        text: `What went wrong, and at which table (level: ${house.logLevel}). No names, no addresses, no cookies, no links, nothing that was played or written.`,
        why: 'To find faults.',
        long: 'For as long as whoever runs this server keeps it.',
      },
    },
  },
  browser: {
    title: 'What lies in your browser',
    remove: 'To remove it',
    items: {
      settings: {
        what: 'Settings',
        text: 'Language, theme, sounds and the like; your name and face; up to six tables of yours that go on; which lessons you have done. Two small cookies tell the server language and theme, for a year.',
        remove: 'They go with “Delete everything about me”.',
      },
      games: {
        what: 'Games of this device',
        text: 'What you play without the server, with every answer. It leaves the device only if you hand it over or save it as a file.',
        remove: 'Each at its own table, or all with “Delete everything about me”.',
      },
      site: {
        what: 'The site itself',
        text: 'Pages, pictures and rules, so that you can play without a network, and the language they are in. Nothing about you.',
        remove: 'Under “On this device” in the settings.',
      },
      tab: {
        what: 'Until you close the tab',
        text: 'Invitation links you have just made, and small choices at the open table.',
        remove: 'Close the tab.',
      },
    },
    all: 'Your browser removes all of it at once where its settings list the data of this site.',
  },
  others: {
    title: 'Who else learns of you',
    table:
      'Whoever sits or watches at your table sees your name, your face, what you play and what you write, and may save a finished game. Open tables stand in a list that everybody sees.',
    link: 'Whoever has the link to your games sees them with your name and face, without the names of others. You can withdraw it.',
    push: (hosts: string) =>
      `If you want to be called: the push service of your browser (${hosts}). It learns that this server calls you, and when. What is said is encrypted for your device.`,
    hook: 'If you entered a webhook: it is told your name at the table, the table and the game.',
    host: 'Whoever runs this server can read what it keeps, but neither your six words nor your passkeys.',
    nobody: 'Nobody else. This software passes nothing on.',
  },
  take: {
    title: 'Take it along',
    text: '“Download everything about me” gives you one file with what the server knows of you and the games of this device. Every finished game can be saved from its replay.',
    you: 'Download it at “You”',
  },
  forget: {
    title: 'Delete it',
    points: [
      'Name, face, settings, ways back, calls and links are deleted at once.',
      'At tables that go on a bot plays your seat, or it resigns. Your lines in the chat vanish.',
      'Records of games keep a seat without a name: the others played there, too.',
      'This browser forgets its settings and its games.',
      'It cannot be taken back.',
    ],
    button: 'Delete it at “You”',
  },
  unknown: {
    title: 'What this page cannot know',
    text: 'Backups, and the logs of a proxy or a provider in front of the server, are in the hands of whoever runs it. What is deleted here may stay in a backup until that is overwritten. What others have saved is theirs.',
    contact: 'Who runs this server:',
    noContact: 'Whoever runs this server has left no address here.',
  },
});
export type PrivacyWords = ReturnType<typeof words>;
