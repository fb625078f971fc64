/// Breaks and indents the pieces of a JSON text.
struct JSONLineWriter {
    private var lines: [[StyledText]] = []
    private var line: [StyledText] = []
    private var depth = 0
    /// Whether the innermost array or object has nothing in it.
    private var isEmpty = false

    mutating func string(_ text: Substring, isKey: Bool) { add(String(text), isKey ? .accent : .success) }
    mutating func literal(_ text: Substring) { add(String(text), .warning) }
    mutating func colon(_ mark: Character) { add("\(mark) ", .faint) }

    mutating func comma(_ mark: Character) {
        add(String(mark), .faint)
        breakLine()
    }

    mutating func open(_ bracket: Character, isEmpty: Bool) {
        add(String(bracket), .faint)
        depth += 1
        self.isEmpty = isEmpty
        if !isEmpty { breakLine() }
    }

    mutating func close(_ bracket: Character) {
        depth = max(0, depth - 1)
        if !isEmpty { breakLine() }
        isEmpty = false
        add(String(bracket), .faint)
    }

    var finished: [[StyledText]] { line.isEmpty ? lines : lines + [line] }

    private mutating func add(_ text: String, _ role: TextRole) {
        if line.isEmpty, depth > 0 { line.append(StyledText(String(repeating: "  ", count: depth), .plain)) }
        line.append(StyledText(Sanitizer.line(text), role))
    }

    private mutating func breakLine() {
        if !line.isEmpty { lines.append(line) }
        line = []
    }
}
