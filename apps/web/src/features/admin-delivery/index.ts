export { loadZones, useZones } from './api/zones';
export { EditZone } from './components/edit-zone';
export { NeverUsed } from './components/never-used';
export { ZoneForm } from './components/zone-form';
export { ZoneList } from './components/zone-list';
export { closerZones } from './coverage';
export { placeText } from './method-texts';
