/// Text as the database takes it whole. SQLite's functions, its index and those who read it take a NUL for the end of a
/// text: one within it is kept as the sign that the screen shows in its place.
extension String {
    var storable: String {
        guard utf8.contains(0) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.map { $0 == "\0" ? "\u{2400}" : $0 }))
    }
}
