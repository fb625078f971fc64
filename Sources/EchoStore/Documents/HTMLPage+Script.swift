extension HTMLPage {
    /// Plays a message's sound from where its slider stands, marks the message and the word that is said meanwhile, and goes
    /// on with the next one. Words are taken to be said evenly over what was heard of the message.
    static let script = """
        "use strict";
        const buttons=[...document.querySelectorAll("button[data-audio]")];
        const all=document.getElementById("play-all");
        const texts=new Map();
        let playing=null,clock=0;
        const sound=button=>document.getElementById(button.dataset.audio);
        const slider=button=>button.nextElementSibling;
        const end=button=>Math.min(Number(button.dataset.end),sound(button).duration||Infinity);
        function text(article){let text=texts.get(article);if(text)return text;
        text={words:[],length:0};texts.set(article,text);
        if(!("Segmenter" in Intl))return text;
        const cut=new Intl.Segmenter(undefined,{granularity:"word"});
        const nodes=document.createTreeWalker(article.querySelector(".said"),NodeFilter.SHOW_TEXT);
        while(nodes.nextNode()){const node=nodes.currentNode;
        for(const part of cut.segment(node.data))if(part.isWordLike){const word=new Range();
        word.setStart(node,part.index);word.setEnd(node,part.index+part.segment.length);
        text.words.push({word,at:text.length+part.index})}
        text.length+=node.data.length}
        return text}
        function mark(){if(!playing)return;
        const now=sound(playing).currentTime,start=Number(playing.dataset.start);
        slider(playing).value=now;
        if(!("highlights" in CSS))return;
        const {words,length}=text(playing.closest("article"));
        const at=Math.max(0,now-start)/(end(playing)-start)*length*Number(playing.dataset.heard);
        const said=words.filter(word=>word.at<=at).pop()||words[0];
        if(said)CSS.highlights.set("said",new Highlight(said.word))}
        function stop(){if(!playing)return;clearInterval(clock);sound(playing).pause();
        if("highlights" in CSS)CSS.highlights.delete("said");
        playing.closest("article").classList.remove("playing");playing.closest("article").removeAttribute("aria-current");
        slider(playing).hidden=true;playing.textContent="Play";playing=null;all.textContent="Play all"}
        function play(button){stop();playing=button;button.textContent="Stop";all.textContent="Stop";
        const article=button.closest("article"),audio=sound(button);article.classList.add("playing");
        article.setAttribute("aria-current","true");article.scrollIntoView({block:"nearest"});
        slider(button).max=end(button);slider(button).hidden=false;
        audio.currentTime=Number(button.dataset.start);clock=setInterval(mark,50);mark();
        audio.play().catch(stop)}
        function next(){const button=buttons[buttons.indexOf(playing)+1];if(button)play(button);else stop()}
        all.addEventListener("click",()=>playing?stop():play(buttons[0]));
        for(const button of buttons){
        button.addEventListener("click",()=>playing===button?stop():play(button));
        slider(button).addEventListener("input",event=>{sound(button).currentTime=Number(event.target.value);mark()})}
        for(const audio of document.querySelectorAll("audio")){
        audio.addEventListener("timeupdate",()=>{if(playing&&playing.dataset.audio===audio.id&&
        audio.currentTime>=Number(playing.dataset.end))next()});
        audio.addEventListener("ended",()=>{if(playing&&playing.dataset.audio===audio.id)next()})}
        """
}
