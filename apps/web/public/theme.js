// The look of the page, before anything is painted and whenever it is changed. A file of its own, since the page
// allows no script inside it.
(() => {
  const root = document.documentElement;
  const wantsContrast = matchMedia('(prefers-contrast: more)');

  const read = () => {
    try {
      return JSON.parse(localStorage.getItem('doorcard')) ?? {};
    } catch {
      return {};
    }
  };
  const show = ({ theme, deck }) => {
    const isFixed = ['dark', 'light', 'contrast'].includes(theme);
    const usual = theme === 'system' ? 'system' : 'dark';
    const shown = isFixed ? theme : wantsContrast.matches ? 'contrast' : usual;
    root.dataset.theme = shown;
    root.dataset.deck = deck === 'twoColour' ? deck : 'fourColour';
  };

  show(read());
  // For what index.html shows until the scripts are here.
  root.dataset.page = /^(#\/?)?$/.test(location.hash) ? 'start' : 'other';
  wantsContrast.addEventListener('change', () => show(read()));
  addEventListener('storage', () => show(read()));
  addEventListener('doorcard-look', ({ detail }) => show(detail));
})();
