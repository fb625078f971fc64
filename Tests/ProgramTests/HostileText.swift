/// Texts that would do something to a terminal that obeyed them. Each holds a mark that has to be seen.
enum HostileText {
    struct Attack: Sendable, CustomStringConvertible {
        let name: String
        /// What must never be written.
        let sequence: String

        var description: String { name }
        /// The sequence among words.
        var text: String { "before \(sequence) \(mark)" }
        var mark: String { "mark-\(name.filter(\.isLetter))" }
    }

    static let attacks = [
        Attack(name: "title", sequence: "\u{1B}]0;stolen\u{7}"),
        Attack(name: "icon and title, C1", sequence: "\u{9D}2;stolen\u{9C}"),
        Attack(name: "title report", sequence: "\u{1B}[21t"),
        Attack(name: "clipboard written", sequence: "\u{1B}]52;c;c3RvbGVu\u{7}"),
        Attack(name: "clipboard read", sequence: "\u{1B}]52;c;?\u{1B}\\"),
        Attack(name: "cursor report", sequence: "\u{1B}[6n"),
        Attack(name: "attributes report", sequence: "\u{1B}[0;1;2c"),
        Attack(name: "DECRQSS", sequence: "\u{1B}P$qm\u{1B}\\"),
        Attack(name: "termcap report", sequence: "\u{1B}P+q544e\u{1B}\\"),
        Attack(name: "enquiry", sequence: "\u{5}"),
        Attack(name: "screen cleared", sequence: "\u{1B}[2J\u{1B}[3J\u{1B}[7;7H"),
        Attack(name: "reset", sequence: "\u{1B}c"),
        Attack(name: "alternate screen left", sequence: "\u{1B}[?1049l\u{1B}[?47l"),
        Attack(name: "mouse on", sequence: "\u{1B}[?1003h\u{1B}[?1016h"),
        Attack(name: "key remapped", sequence: "\u{1B}P0;1|17/6c73\u{1B}\\"),
        Attack(name: "kitty graphics", sequence: "\u{1B}_Ga=T,f=100,t=f;L2V0Yy9wYXNzd2Q=\u{1B}\\"),
        Attack(name: "kitty keys", sequence: "\u{1B}[>31u"),
        Attack(name: "iTerm file", sequence: "\u{1B}]1337;File=name=eA==:eA==\u{7}"),
        Attack(name: "notification", sequence: "\u{1B}]777;notify;stolen;stolen\u{7}"),
        Attack(name: "hyperlink", sequence: "\u{1B}]8;;file:///etc/passwd\u{1B}\\"),
        Attack(name: "palette", sequence: "\u{1B}]4;1;rgb:00/00/00\u{7}\u{1B}]11;#ffffff\u{7}"),
        Attack(name: "sixel", sequence: "\u{1B}Pq#0;2;0;0;0#0!9~-\u{1B}\\"),
        Attack(name: "tmux", sequence: "\u{1B}Ptmux;\u{1B}\u{1B}]0;stolen\u{7}\u{1B}\\"),
        Attack(name: "screen title", sequence: "\u{1B}kstolen\u{1B}\\"),
        Attack(name: "shift out", sequence: "\u{E}\u{1B}(0"),
        Attack(name: "direction", sequence: "\u{202E}\u{2066}"),
        Attack(name: "tag characters", sequence: "\u{E0041}\u{E0042}"),
    ]
}
