/** Shows the buttons, which copy the words around them with the link; a page without scripts lacks nothing else. */
export const PAGE_SCRIPT = `for(const b of document.querySelectorAll("button[data-copy]")){b.hidden=false;b.onclick=async()=>{const t=document.getElementById(b.dataset.copy);const w=[...t.querySelectorAll("[data-words]")].map(e=>e.textContent).join("\\n");await navigator.clipboard.writeText(w+"\\n#"+t.id);b.textContent="copied"}}`;

/** By it the page allows this script and no other. */
export const PAGE_SCRIPT_HASH = 'sha256-nXmS8A0iCjWAna8KlE/8viPAPPizIIAE6oi7OhaJ/tM=';
