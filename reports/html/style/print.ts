/** Paper: the answer first, no buttons, each finding kept together. The colours are those of a light screen. */
export const PRINT_STYLE = `
@page{size:A4;margin:16mm}
@media print{body{font-size:10.5pt}a{color:inherit;text-decoration:none}main,footer{max-width:none;padding:0}
.self,button,.back,details:not(.file,.right):not([open]){display:none}.words{position:static}.bracket,tr{break-inside:avoid}.round~section:last-of-type{break-before:page}h2,h3,h4,.right{break-after:avoid}
.bracket{grid-template-columns:minmax(0,1fr) 95mm}.wide{overflow:visible}th,td{font-size:7.5pt;padding:1px 4px}
.chip,.rounds a,.rounds span{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
`.trim();
