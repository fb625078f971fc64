/// The list of what may stand in the place of the word being written.
public struct CompletionPresenter: Sendable {
    private let finder: CompletionItems
    public var sources = CompletionSources()
    private var request: CompletionRequest?
    private var items: [CompletionItem] = []
    private var selection = 0
    /// The person has chosen among the rows.
    private var hasChosen = false
    /// Tab asked for it: a single fit is taken at once.
    private var isAskedFor = false
    /// What the person closed the list over: it stays closed while that is written.
    private var closed: CompletionRequest.Subject?
    /// The folder that was looked into last.
    private var lookedInto: String?

    public init(_ catalog: Catalog) { finder = CompletionItems(catalog) }

    public var isOpen: Bool { !items.isEmpty }

    /// The folder that has to be looked into before there is a list.
    var wantedFolder: String? {
        switch request?.subject {
        case .file(let folder)?, .mention(let folder)?: sources.folders[folder] == nil ? folder : nil
        default: nil
        }
    }

    /// The folder to look into now; nil where none is wanted, or the wanted one is being looked into.
    package mutating func nextFolder(isLooking: Bool) -> String? {
        guard let folder = wantedFolder, !isLooking || folder != lookedInto else { return nil }
        lookedInto = folder
        return folder
    }

    /// Whether this is still the word that the list is for.
    func isFor(_ request: CompletionRequest?) -> Bool { self.request == request }

    /// The word has changed. `isAskedFor` opens a list that was closed.
    mutating func follow(_ request: CompletionRequest?, isAskedFor: Bool = false) {
        if isAskedFor || request?.subject != closed { closed = nil }
        (self.request, self.isAskedFor) = (request, isAskedFor)
        (selection, hasChosen) = (0, false)
        if request == nil { sources.folders = [:] }
        fill()
    }

    mutating func show(_ entries: [FileEntry], of folder: String) {
        sources.folders[folder] = entries
        fill()
    }

    /// Forgets the list; the next letter may open another.
    mutating func close() {
        (request, items, isAskedFor) = (nil, [], false)
    }

    /// The person does not want it for what is being written.
    mutating func dismiss() {
        closed = request?.subject
        items = []
    }

    /// Round and round.
    mutating func move(by steps: Int) {
        guard !items.isEmpty else { return }
        hasChosen = true
        selection = ((selection + steps) % items.count + items.count) % items.count
    }

    /// What takes the place of how many characters before the caret.
    var choice: (text: String, length: Int)? {
        guard items.indices.contains(selection), let request, let text = items[selection].text else { return nil }
        return (text, request.length)
    }

    /// Whether Enter means the list: it does for what was chosen there and for a command that is half written.
    var takesEnter: Bool {
        guard isOpen, let request else { return false }
        if hasChosen { return true }
        if items.contains(where: { $0.isWritten(as: request.word) }) { return false }
        switch request.subject {
        case .command: return true
        case .mention: return false
        // What is written may be the name of a file that is not there yet.
        case .file: return !request.word.contains(".") && items.first?.begins(with: request.word) == true
        // A name that is written out is not another one that has its letters in the same order.
        case .model, .words, .theme, .profile, .prompt, .device:
            return items.indices.contains(selection) && items[selection].contains(request.word)
        }
    }

    /// There is but one fit for what Tab asked for.
    var isSettled: Bool { isAskedFor && items.count == 1 }

    /// The choice was taken: a list for the same word is no help any more.
    mutating func took(_ next: CompletionRequest?) {
        let last = request?.subject
        follow(next)
        if next?.subject == last { dismiss() }
    }

    public var state: ChoiceListViewState? {
        items.isEmpty ? nil : ChoiceListViewState(rows: items.map(\.row), selection: selection)
    }

    /// A list of nothing but what is written already helps nobody.
    private mutating func fill() {
        guard let request, request.subject != closed else { return items = [] }
        let found = finder.items(for: request, from: sources) ?? []
        let isWritten = found.count == 1 && found[0].isWritten(as: request.word)
        items = isWritten && !isAskedFor ? [] : found
        selection = min(selection, max(0, items.count - 1))
    }
}
