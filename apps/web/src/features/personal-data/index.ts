export { useDownloadUserData } from './api/use-download';
export { YourData } from './components/your-data';
