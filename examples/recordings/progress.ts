import cliProgress from 'cli-progress';

export interface Progress {
  update: (done: number, total: number) => void;
  stop: () => void;
}

/** Shows a bar in a terminal. Elsewhere, prints a line at each tenth. */
export function showProgress(label: string): Progress {
  return process.stderr.isTTY ? createBar(label) : createLines(label);
}

function createBar(label: string): Progress {
  const bar = new cliProgress.SingleBar({ format: `${label} {bar} {percentage} % of {total}`, hideCursor: true });
  bar.start(0, 0);
  return {
    update: (done, total) => {
      bar.setTotal(total);
      bar.update(done);
    },
    stop: () => {
      bar.stop();
    },
  };
}

function createLines(label: string): Progress {
  let lastTenth = -1;
  return {
    update: (done, total) => {
      const tenth = Math.floor((done / total) * 10);
      if (total === 0 || tenth === lastTenth) return;
      lastTenth = tenth;
      console.error(`${label} ${tenth * 10} % of ${total}`);
    },
    stop: () => undefined,
  };
}
