export { loadPalette, PaletteButton } from './palette-button';
