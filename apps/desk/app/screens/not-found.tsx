export { Missing as default } from '../layout/missing.tsx';
