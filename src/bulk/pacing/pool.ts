/** Processes items concurrently until it is stopped; pending work completes. @throws the first failure. */
export async function pool<T>(
  items: AsyncGenerator<T, void>,
  concurrency: number,
  isStopped: () => boolean,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  const worker = async (): Promise<void> => {
    try {
      while (failures.length === 0 && !isStopped()) {
        const { value, done } = await items.next();
        if (done === true) return;
        await work(value);
      }
    } catch (error) {
      failures.push(error);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  await items.return();
  if (failures.length > 0) throw failures[0];
}
