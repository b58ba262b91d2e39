/** How a measured process talks to the one that measures: questions by name, and what it has used so far. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc');

/** Answers questions that come over IPC. */
export function answering(answers) {
  const all = {
    ...answers,
    cpu: async () => process.cpuUsage(),
    async heap() {
      for (let i = 0; i < 3; i++) {
        gc();
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return process.memoryUsage().heapUsed;
    },
  };
  process.on('message', async ({ id, ask, given }) => {
    try {
      process.send({ id, answer: await all[ask](given) });
    } catch (error) {
      process.send({ id, error: String(error?.stack ?? error) });
    }
  });
  process.on('disconnect', () => process.exit(0));
  process.send({ ready: true });
}
