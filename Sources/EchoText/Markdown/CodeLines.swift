/// Collects coloured characters into lines.
struct CodeLines {
    private(set) var lines: [[TextSpan]] = [[]]

    mutating func add(_ character: Character, _ role: TextRole) {
        if character == "\n" { lines.append([]) } else { add(String(character), role) }
    }

    mutating func add(_ text: String, _ role: TextRole) { lines[lines.count - 1].add(text, role) }
}
