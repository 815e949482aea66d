import cliProgress from 'cli-progress';

interface Amount {
  done?: number | undefined;
  total?: number | undefined;
}

/** Shows a bar in a terminal. Elsewhere, prints a line at each tenth. */
export function showProgress(label: string) {
  const format = `${label} {bar} {percentage} % of {total}`;
  const bar = process.stderr.isTTY ? new cliProgress.SingleBar({ format, hideCursor: true }) : undefined;
  bar?.start(0, 0);
  let lastTenth = -1;
  const onProgress = ({ done = 0, total = done }: Amount): void => {
    bar?.setTotal(total);
    bar?.update(done);
    const tenth = Math.floor((done / total) * 10);
    if (bar || total === 0 || tenth === lastTenth) return;
    lastTenth = tenth;
    console.error(`${label} ${tenth * 10} % of ${total}`);
  };
  return { onProgress, stop: () => bar?.stop() };
}
