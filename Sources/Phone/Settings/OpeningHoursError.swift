/// Hours that cannot be read.
struct OpeningHoursError: Error, Hashable {
    var line: String

    var sentence: String { "“\(line)” are not opening hours. Write them like mon-fri 09:00-17:30." }
}
