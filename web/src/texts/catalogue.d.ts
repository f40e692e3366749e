/** A language's part of po/, as web/po.ts gives it. */
declare module 'virtual:words/*' {
  const catalogue: import('./texts').Catalogue;
  export default catalogue;
}
