/** Says what a command is at while somebody waits: one living line on a terminal, plain lines elsewhere, nothing about what is quick. */

/** What is over sooner is not told. */
const QUICK_MS = 800;
/** How often the line lives; how often plain lines say that work goes on. */
const BEAT_MS = { terminal: 1000, plain: 20_000 };
const CLEAR = '\r\x1b[K';

/** Tells steps to come, so many of them: `step(name, work)` does the work and gives back what it gave. */
export function progress(of = 1, out = process.stderr) {
  let number = 0;
  return async (name, work) => {
    number++;
    const label = of > 1 ? `[${number}/${of}] ${name}` : name;
    const began = performance.now();
    const after = () => `${Math.round((performance.now() - began) / 1000)} s`;
    let isTold = false;
    let timer = setTimeout(tell, QUICK_MS);
    function tell() {
      if (out.isTTY) out.write(`${CLEAR}${label} ... ${after()}`);
      else out.write(isTold ? `${label}: ${after()} so far\n` : `${label} ...\n`);
      isTold = true;
      timer = setTimeout(tell, out.isTTY ? BEAT_MS.terminal : BEAT_MS.plain);
    }
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      if (isTold) out.write(out.isTTY ? CLEAR : `${label}: done in ${after()}\n`);
    }
  };
}
