export { AlsoHere } from './also-here';
