/**
 * Shows the buttons, which copy the words around them with the link, and makes buttons of the heads of tables that can be
 * sorted; a page without scripts lacks nothing else.
 */
export const PAGE_SCRIPT = `for(const b of document.querySelectorAll("button[data-copy]")){b.hidden=false;b.onclick=async()=>{const t=document.getElementById(b.dataset.copy);const w=[...t.querySelectorAll("[data-words]")].map(e=>e.textContent).join("\\n");await navigator.clipboard.writeText(w+"\\n#"+t.id);b.textContent="copied"}};for(const t of document.querySelectorAll("table.sortable"))[...t.tHead.rows[0].cells].forEach((h,i,all)=>{const b=document.createElement("button");b.append(...h.childNodes);h.append(b);b.onclick=()=>{const d=h.ariaSort==="ascending"?-1:1;for(const o of all)o.removeAttribute("aria-sort");h.setAttribute("aria-sort",d>0?"ascending":"descending");const v=r=>r.cells[i].textContent;t.tBodies[0].append(...[...t.tBodies[0].rows].sort((x,y)=>d*v(x).localeCompare(v(y),"en",{numeric:true})))}})`;

/** By it the page allows this script and no other. */
export const PAGE_SCRIPT_HASH = 'sha256-qzGfZCXPNGIDtFdjpQK/vp7YJrQMbW/mDYDwTiUJWI0=';
