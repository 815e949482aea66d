/** Loads the styles for forced colours when the system sets all colours, which few users have. */
export async function loadForcedColours(): Promise<void> {
  const query = matchMedia('(forced-colors: active)');
  const load = async (): Promise<void> => {
    if (query.matches) await import('./forced-colors.css');
  };
  query.addEventListener('change', () => void load());
  await load();
}
