import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/instrument-sans/wght.css';
import '#/styles/fonts.css';
import '#/styles/print.css';
import '#/styles/layers.css';
import '#/styles/theme.css';
import '#/styles/reset.css';
