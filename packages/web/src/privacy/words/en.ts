/** What is kept about people, as this server's settings have it. The other languages say the same, each in its own words. */
import { counted } from '@astragal/kernel';
import type { Privacy } from '@astragal/wire';

const n = (count: number, one: string, other: string): string => counted('en', count, { one, other });
const days = (count: number): string => (count > 0 && count % 365 === 0 ? n(count / 365, 'year', 'years') : n(count, 'day', 'days'));
const minutes = (count: number): string => n(count, 'minute', 'minutes');

export const words = (house: Privacy) => ({
  title: 'Privacy in plain words',
  lead: 'What this server keeps about you and for how long, how to download it and how to delete it. The numbers come from its settings.',
  short: {
    title: 'In short',
    points: [
      'No account, no email address, no password: a name you make up is enough.',
      'No ads and no trackers. These pages load nothing from other servers, not even a typeface.',
      `${house.store === 'sqlite' ? 'What you play lies in one file on this server.' : 'What you play lies in a PostgreSQL database of whoever runs this server.'}${house.several ? ' Several servers share it.' : ''}`,
      house.keepDays === undefined
        ? 'Finished games stay for good; your name is removed from them when you delete everything about you.'
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
        why: 'So that the server recognises you and knows which seats are yours.',
        long: `In your browser ${days(house.cookieDays)}; the fingerprint until you delete everything about you.`,
      },
      you: {
        what: 'Name, picture, settings',
        text: 'Your name, the picture you chose, the settings that follow you from device to device, and when you last changed any of it.',
        why: 'The others see your name and picture at the table; your devices have the same settings.',
        long: `Until you change or delete it. If you have no game here and no way to sign in again, everything is deleted ${days(house.personDays)} after the last change.`,
      },
      games: {
        what: 'Tables and games',
        text: 'Where you sit, watch or are the host; each answer with its time; how it ended; the name and picture you played with; tables you were removed from.',
        why: 'So that games can continue, be replayed and appear in your list.',
        long: `${
          house.keepDays === undefined
            ? 'For good. When you delete everything about you, your seat loses its name.'
            : `Until the game is over, and ${days(house.keepDays)} more.`
        } A table where no game begins is closed after ${days(house.setupDays)}.`,
      },
      puzzles: {
        what: 'Puzzles',
        text: 'Which puzzles you have tried, when, how long it took, whether you solved them and whether you asked for a hint.',
        why: 'So that your rating is the same on all your devices, and each puzzle is as hard as people find it.',
        long: 'Until you delete everything about you. How many tried a puzzle and how many solved it stays, without names.',
      },
      sets: {
        what: 'The daily game and the same dice',
        text: 'Which of them you played and what you made of them; where several play the same dice also the name, picture and team you came with.',
        why: 'So that each counts once, and everybody can compare.',
        long: 'As long as the games themselves. When you delete everything about you, results stay without your name.',
      },
      chat: {
        what: 'What you write',
        text: 'Your chat messages at a table, with name and time.',
        why: 'So that people who come to the table later can read them.',
        long: 'As long as the table, or until you delete everything about you.',
      },
      ways: {
        what: 'Ways to sign in again',
        text: 'Of your six words only a fingerprint that is slow to try out; of a passkey its public half, its label and the day; of every device you signed in on, the fingerprint of its cookie, a rough name (such as Firefox, Linux) and the day. And the last twenty changes to these: what, when, in which browser.',
        why: 'So that you can get back to your games.',
        long: 'Until you remove them; the fingerprint of one you removed stays for a week, so that you can still confirm with it that it is you. The link for a new phone works for two minutes.',
      },
      calls: {
        what: 'Notifications (push)',
        text: `Only if you turn them on: the push address and key of up to ${n(house.devices, 'browser', 'browsers')} of yours and its language; what you want to be notified about; your quiet hours with their time zone; muted tables; notifications that are waiting or on your screen.`,
        why: 'To tell you that it is your turn when the page is closed.',
        long: 'Until you turn them off or your browser gives up its address; a notification until you have looked at the table.',
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
        why: 'So that whoever has the link can come in, and nobody else.',
        long: 'Until they are used, renewed or withdrawn, or the table is deleted.',
      },
      address: {
        what: 'Your network address (IP)',
        text: `In memory alone: it is never stored and never written to the log.${house.several ? ' The servers of this site share it with one another.' : ''}`,
        why: 'So that one visitor cannot spoil it for the others: costly requests are limited per address.',
        long:
          house.addressMinutes === undefined
            ? 'Until the server restarts.'
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
        text: 'Language, theme, sounds and the like; your name and picture; up to six running tables of yours; which lessons you have done and which puzzles you have tried. Two small cookies tell the server language and theme, for a year.',
        remove: 'Deleted with “Delete everything about me”.',
      },
      games: {
        what: 'Games on this device',
        text: 'What you play without the server, with every answer. It leaves the device only if you move it to the server or save it as a file.',
        remove: 'Each at its own table, or all with “Delete everything about me”.',
      },
      site: {
        what: 'The site itself',
        text: 'Pages, pictures and rules, so that you can play without a connection, and the language they are in. Nothing about you.',
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
    title: 'Who else learns something about you',
    table:
      'Whoever sits or watches at your table sees your name, your picture, what you play and what you write, and may save a finished game. Open tables are in a list that everybody sees.',
    link: 'Whoever has the link to your games sees them with your name and picture, without the names of others. You can withdraw it. A link to one finished game, which anybody who played it can make, shows that game with the names at the table.',
    push: (hosts: string) =>
      `If you turn on notifications: the push service of your browser (${hosts}). It learns that this server notifies you, and when. The text is encrypted for your device.`,
    hook: 'If you entered a webhook: it is told your name at the table, the table and the game.',
    host: 'Whoever runs this server can read what it keeps, but neither your six words nor your passkeys.',
    nobody: 'Nobody else. This software passes nothing on.',
  },
  take: {
    title: 'Download it',
    text: '“Download everything about me” gives you one file with what the server knows about you and the games on this device. Every finished game can be saved from its replay.',
    you: 'Download it at “You”',
  },
  forget: {
    title: 'Delete it',
    points: [
      'Name, picture, settings, ways to sign in again, notifications and links are deleted at once.',
      'In running games a bot takes your seat, or you lose the game. Your chat messages are deleted.',
      'Records of games keep a seat without a name: the others played there, too.',
      'This browser forgets its settings and its games.',
      'It cannot be undone.',
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
