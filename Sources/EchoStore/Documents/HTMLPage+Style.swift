extension HTMLPage {
    static let style = """
        :root{color-scheme:light dark;--text:#1b1f24;--faint:#5c6670;--page:#fbfbfa;--line:#dcdfe2;--you:#0b63b5;
        --echo:#2a7a3f;--mark:#fff3c4}
        @media(prefers-color-scheme:dark){:root{--text:#e4e7ea;--faint:#97a1ab;--page:#15181c;--line:#2c3238;
        --you:#6fb4f5;--echo:#77c98c;--mark:#3d3617}}
        body{margin:0 auto;max-width:46rem;padding:1rem;font:1rem/1.55 system-ui,sans-serif;color:var(--text);
        background:var(--page)}
        h1{font-size:1.35rem;line-height:1.3;overflow-wrap:anywhere}
        article{border-top:1px solid var(--line);padding:.7rem .5rem}
        article.playing{background:var(--mark)}
        ::highlight(said){background-color:#ffd75e;color:#1b1f24}
        header{color:var(--faint);font-size:.85rem}
        header b{color:var(--echo)}
        .user header b{color:var(--you)}
        .said{white-space:pre-wrap;overflow-wrap:anywhere;margin:.25rem 0 0}
        .said p,.said h2,.said h3,.said h4,.said h5,.said h6,.said pre,.said blockquote,.said table{margin:.4rem 0}
        .said h2{font-size:1.2rem}.said h3{font-size:1.1rem}.said h4,.said h5,.said h6{font-size:1rem}
        .item{display:flex;gap:.4rem}.item>.marker{flex:none;min-width:1.2rem;color:var(--faint)}
        .item>div{flex:1;min-width:0}.item>div>p{margin:.1rem 0}
        blockquote{border-left:3px solid var(--line);padding-left:.7rem;color:var(--faint)}
        pre{overflow-x:auto;padding:.6rem;border:1px solid var(--line);border-radius:.3rem;white-space:pre}
        code{font:.9em/1.5 ui-monospace,monospace}
        table{border-collapse:collapse;display:block;overflow-x:auto}
        th,td{border:1px solid var(--line);padding:.2rem .6rem;text-align:left}
        a{color:var(--you)}
        hr{border:0;border-top:1px solid var(--line)}
        .tool .said,.tool code{font:.85rem/1.5 ui-monospace,monospace}
        button{font:inherit;font-size:.85rem;min-height:2rem;margin-left:.5rem;cursor:pointer}
        #play-all{margin-left:0}
        input[type=range]{vertical-align:middle;width:10rem;max-width:40%;margin-left:.5rem;accent-color:var(--you)}
        """
}
