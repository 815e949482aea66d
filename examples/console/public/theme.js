/* global document, localStorage, location, matchMedia */
{
  let theme = null;
  try {
    theme = localStorage.getItem('console.theme');
  } catch {
    // If storage is forbidden, the system's setting applies.
  }
  // A wall display is always dark.
  const isWall = location.pathname.startsWith('/wall/');
  const dark = isWall || theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
}
