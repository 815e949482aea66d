/* global document, localStorage, matchMedia */
{
  let theme = null;
  try {
    theme = localStorage.getItem('console.theme');
  } catch {
    // If storage is forbidden, the system's setting applies.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
}
