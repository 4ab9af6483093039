export { AllBrands } from './components/all-brands';
