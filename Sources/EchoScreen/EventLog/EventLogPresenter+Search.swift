import EchoText

extension EventLogPresenter {
    /// Looks for words in what is shown; an empty text forgets what was found.
    ///
    /// - Returns: "3 of 17" or "no matches", for beside the line they are typed in.
    public mutating func search(for words: String) -> StyledText {
        search = EventSearch(words)
        guard !search.isEmpty else { return StyledText("") }
        let found = self.found
        guard !found.isEmpty else { return StyledText("no matches", .failure) }
        let index = found.firstIndex { $0 >= selection ?? 0 } ?? 0
        select(found[index])
        return place(index, of: found)
    }

    /// Goes on to what is found next, or to what was found before; behind the last comes the first.
    ///
    /// - Returns: "3 of 17" or "no matches".
    public mutating func searchNext(backwards: Bool = false) -> StyledText {
        let found = self.found
        guard !found.isEmpty else { return StyledText("no matches", .failure) }
        let from = selection ?? 0
        let index =
            backwards
            ? found.lastIndex { $0 < from } ?? found.count - 1
            : found.firstIndex { $0 > from } ?? 0
        select(found[index])
        return place(index, of: found)
    }

    var isSearching: Bool { !search.isEmpty }

    /// Shows only the events that the words are about; an empty text shows all. Words that make no filter change nothing.
    ///
    /// - Returns: "17 of 1,204", or what is wrong with the words, for beside the line they are typed in.
    public mutating func filter(by words: String) -> StyledText {
        do throws(EventQueryError) {
            let query = try EventQuery(words, turn: turn, families: families)
            queryBefore = nil
            narrow(to: query.isEmpty ? nil : query)
            return query.isEmpty ? StyledText("") : StyledText(state.countText, rows.isEmpty ? .warning : .faint)
        } catch {
            return StyledText(error.sentence, .failure)
        }
    }

    /// Shows only the events of the selected event's item; asked for again, what was shown before.
    ///
    /// - Returns: whether there is an item to follow or one was followed.
    mutating func followItem() -> Bool {
        if let before = queryBefore {
            _ = filter(by: before)
            return true
        }
        guard let id = selectedRow?.itemID, !id.contains(where: \.isWhitespace) else { return false }
        let before = query?.words ?? ""
        _ = filter(by: "item:\(id)")
        queryBefore = before
        return true
    }

    /// Goes to the next row with a mark; behind the last comes the first.
    ///
    /// - Returns: whether there is one.
    mutating func selectNextMark() -> Bool {
        let marked = rows.indices.filter { marks.contains(rows[$0].id) }
        guard let next = marked.first(where: { $0 > selection ?? 0 }) ?? marked.first else { return false }
        select(next)
        return true
    }

    private var found: [Int] { isSearching ? rows.indices.filter { search.finds(rows[$0]) } : [] }

    private func place(_ index: Int, of found: [Int]) -> StyledText {
        StyledText("\(NumberWording.grouped(index + 1)) of \(NumberWording.grouped(found.count))", .faint)
    }
}
