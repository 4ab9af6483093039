export { PaletteButton } from './palette-button';
