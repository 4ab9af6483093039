export { loadZones, useZones } from './api/zones';
export { EditZone } from './components/edit-zone';
export { ZoneForm } from './components/zone-form';
export { ZoneList } from './components/zone-list';
export { placeText } from './method-texts';
