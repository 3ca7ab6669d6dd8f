declare module 'virtual:charts' {
  import type { ChartsData } from './data';

  const data: ChartsData;
  export default data;
}
