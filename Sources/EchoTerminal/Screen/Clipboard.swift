/// The programs that put text into the clipboard of the desktop, where there is one.
struct Clipboard: Sendable {
    let environment: [String: String]

    /// Which one to run, by what the desktop says of itself; nil without a desktop or a program for it.
    var command: [String]? {
        let path = ProgramPath(environment)
        let programs: [(display: String, words: [String])] = [
            ("WAYLAND_DISPLAY", ["wl-copy"]), ("DISPLAY", ["xclip", "-selection", "clipboard"]),
            ("DISPLAY", ["xsel", "--clipboard", "--input"]),
        ]
        for (display, words) in programs where environment[display].map({ !$0.isEmpty }) == true {
            if let file = path.file(of: words[0]) { return [file] + words.dropFirst() }
        }
        return nil
    }

    /// Whether a program took it. Nobody waits for it, and the text stands in no list of processes.
    func copy(_ text: String) -> Bool {
        guard let command else { return false }
        return ChildProgram(words: command, input: text, isDetached: true).launch()
    }
}
