extension String {
    /// Broken between words into lines of at most so many columns; a word that fits nowhere stays whole.
    ///
    /// - Parameters:
    ///   - columns: nil for any width.
    ///   - indent: what every line but the first begins with.
    func wrapped(at columns: Int?, hanging indent: String) -> String {
        guard let columns, count > columns, columns > 2 * indent.count else { return self }
        let head = prefix(columns + 1)
        let start = head.prefix { $0 == " " }.count
        let within = head.dropFirst(Swift.max(start, indent.count)).lastIndex(of: " ")
        guard let blank = within ?? dropFirst(columns).firstIndex(of: " ") else { return self }
        let rest = self[blank...].drop { $0 == " " }
        return "\(self[..<blank])\n\("\(indent)\(rest)".wrapped(at: columns, hanging: indent))"
    }
}
