/// How much a store gives back at once.
enum StoredPage {
    static let longest = 500

    static func limit(_ asked: Int) -> Int { min(max(asked, 0), longest) }
}
