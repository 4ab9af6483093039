export { EditMailSettings } from './edit-mail-settings';
