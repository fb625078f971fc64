import EchoWire

/// Numbers the items of an answer and their parts as they come, where a server's own numbers start again, repeat, count up
/// with every event or are none. Numbers that can be trusted stay as they are.
struct RenumberedParts: Sendable, Hashable {
    /// Numbers that are given away.
    private struct Numbers: Hashable {
        private static let most = 1 << 20

        private var used: Set<Int> = []
        private var next = 0

        mutating func give(_ wanted: Int) -> Int {
            let isFree = (0..<Self.most).contains(wanted) && !used.contains(wanted)
            let number = isFree ? wanted : next
            used.insert(number)
            next = max(next, number + 1)
            return number
        }
    }

    private struct Item: Hashable {
        var ids: Set<String> = []
        var isDone = false
        var words = Parts()
        var thoughts = Parts()
        var summaries = Parts()
    }

    /// Where an item has its parts of one kind.
    private enum Kind: Hashable {
        case words, thoughts, summaries

        var parts: WritableKeyPath<Item, Parts> {
            switch self {
            case .words: \.words
            case .thoughts: \.thoughts
            case .summaries: \.summaries
            }
        }
    }

    /// Of one kind, within an item.
    private struct Parts: Hashable {
        var numbers = Numbers()
        /// The one that began last.
        var latest: Place?
    }

    private struct Place: Hashable {
        var item: Int
        var kind: Kind
        /// As the server numbers it.
        var told: Int
    }

    private enum Step: Hashable {
        case begins
        case words
        case ends(type: String, words: String)
    }

    private struct Part: Hashable {
        let number: Int
        var hasWords = false
        /// Its words come under more than one number.
        var isCounted = false
        /// What each kind of event that ends it said.
        var ends: [String: String] = [:]

        /// Whether the step is that of another part under the same number.
        func isOver(before step: Step) -> Bool {
            switch step {
            case .begins: hasWords || !ends.isEmpty
            case .words: !ends.isEmpty
            case .ends(let type, let words): ends[type].map { !words.hasPrefix($0) } ?? false
            }
        }
    }

    private var items: [Int: Item] = [:]
    private var numbers = Numbers()
    /// The item that last had a number of the server's, or an id.
    private var latest: [Int: Int] = [:]
    private var named: [String: Int] = [:]
    private var parts: [Place: Part] = [:]

    /// The event, under the numbers that its item and its part have here.
    mutating func renumber(_ event: ResponsesStreamEvent) -> ResponsesStreamEvent {
        switch event {
        case .outputItemAdded(var change):
            change.outputIndex = item(change.outputIndex, change.item.id ?? "", begins: true)
            return .outputItemAdded(change)
        case .outputItemDone(var change):
            change.outputIndex = item(change.outputIndex, change.item.id ?? "", ends: true)
            return .outputItemDone(change)
        case .contentPartAdded(let event): return .contentPartAdded(placed(event, \.contentIndex, .begins))
        case .contentPartDone(let part):
            return .contentPartDone(placed(part, \.contentIndex, end(event, part.part.words)))
        case .outputTextDelta(let event): return .outputTextDelta(placed(event, \.contentIndex, .words))
        case .outputTextDone(let done): return .outputTextDone(placed(done, \.contentIndex, end(event, done.text)))
        case .refusalDelta(let event): return .refusalDelta(placed(event, \.contentIndex, .words))
        case .refusalDone(let done): return .refusalDone(placed(done, \.contentIndex, end(event, done.refusal)))
        case .reasoningTextDelta(let event):
            return .reasoningTextDelta(placed(event, \.contentIndex, .words, .thoughts))
        case .reasoningTextDone(let done):
            return .reasoningTextDone(placed(done, \.contentIndex, end(event, done.text), .thoughts))
        case .reasoningSummaryPartAdded(let event):
            return .reasoningSummaryPartAdded(placed(event, \.summaryIndex, .begins, .summaries))
        case .reasoningSummaryPartDone(let part):
            let step = end(event, part.part.words)
            return .reasoningSummaryPartDone(placed(part, \.summaryIndex, step, .summaries))
        case .reasoningSummaryTextDelta(let event):
            return .reasoningSummaryTextDelta(placed(event, \.summaryIndex, .words, .summaries))
        case .reasoningSummaryTextDone(let done):
            let step = end(event, done.text)
            return .reasoningSummaryTextDone(placed(done, \.summaryIndex, step, .summaries))
        case .outputTextAnnotationAdded(let event): return .outputTextAnnotationAdded(placed(event))
        case .functionCallArgumentsDelta(let event): return .functionCallArgumentsDelta(placed(event))
        case .functionCallArgumentsDone(let event): return .functionCallArgumentsDone(placed(event))
        case .toolProgressed(let step, let place): return .toolProgressed(step, placed(place))
        default: return event
        }
    }

    /// Where an item of the finished answer stood when it came.
    ///
    /// - Parameter index: its place in the list.
    func number(of item: ResponsesItem, listed index: Int) -> Int {
        item.id.flatMap { named[$0] } ?? latest[index] ?? index
    }

    private func end(_ event: ResponsesStreamEvent, _ words: String?) -> Step {
        .ends(type: event.type, words: words ?? "")
    }

    private mutating func placed<Event: PlacedEventProtocol>(_ event: Event) -> Event {
        var event = event
        event.outputIndex = item(event.outputIndex, event.itemID)
        return event
    }

    private mutating func placed<Event: PlacedEventProtocol>(
        _ event: Event, _ index: WritableKeyPath<Event, Int>, _ step: Step, _ kind: Kind = .words
    ) -> Event {
        var event = placed(event)
        let place = Place(item: event.outputIndex, kind: kind, told: event[keyPath: index])
        event[keyPath: index] = part(place, step)
        return event
    }

    private mutating func part(_ place: Place, _ step: Step) -> Int {
        let place = counted(place, step)
        var part = parts[place].flatMap { $0.isOver(before: step) ? nil : $0 } ?? open(place)
        switch step {
        case .begins: break
        case .words: part.hasWords = true
        case .ends(let type, let words): part.ends[type] = words
        }
        parts[place] = part
        return part.number
    }

    /// A number that nothing began, while the part before has no end, is the next piece of that part.
    private mutating func counted(_ place: Place, _ step: Step) -> Place {
        guard place.kind == .words, parts[place] == nil, let latest = items[place.item]?.words.latest,
            let part = parts[latest], part.hasWords, part.ends.isEmpty
        else { return place }
        switch step {
        case .begins: return place
        case .words: parts[latest]?.isCounted = true
        case .ends: if !part.isCounted { return place }
        }
        return latest
    }

    private mutating func open(_ place: Place) -> Part {
        let number = items[place.item]?[keyPath: place.kind.parts].numbers.give(place.told)
        items[place.item]?[keyPath: place.kind.parts].latest = place
        return Part(number: number ?? 0)
    }

    private mutating func item(_ index: Int, _ id: String, begins: Bool = false, ends: Bool = false) -> Int {
        let number = known(index, id, begins: begins) ?? open(index)
        if !id.isEmpty {
            named[id] = number
            items[number]?.ids.insert(id)
        }
        if ends { items[number]?.isDone = true }
        return number
    }

    /// An item may have another name than it had when it began; one that begins under the number of another, or that is
    /// named under the number of one that is done, is a new one.
    private func known(_ index: Int, _ id: String, begins: Bool) -> Int? {
        guard let here = latest[index], let item = items[here] else { return begins ? nil : named[id] }
        let isNamed = id.isEmpty || item.ids.contains(id)
        if begins { return item.isDone || !(isNamed || item.ids.isEmpty) ? nil : here }
        return isNamed ? here : named[id] ?? (item.isDone ? nil : here)
    }

    private mutating func open(_ index: Int) -> Int {
        let number = numbers.give(index)
        (items[number], latest[index]) = (Item(), number)
        return number
    }
}

/// An event of one item.
private protocol PlacedEventProtocol {
    var itemID: String { get }
    var outputIndex: Int { get set }
}

extension ResponsesContentPartChange: PlacedEventProtocol {}
extension ResponsesTextDelta: PlacedEventProtocol {}
extension ResponsesTextDone: PlacedEventProtocol {}
extension ResponsesPartDelta: PlacedEventProtocol {}
extension ResponsesRefusalDone: PlacedEventProtocol {}
extension ResponsesReasoningTextDone: PlacedEventProtocol {}
extension ResponsesSummaryPartChange: PlacedEventProtocol {}
extension ResponsesSummaryTextDelta: PlacedEventProtocol {}
extension ResponsesSummaryTextDone: PlacedEventProtocol {}
extension ResponsesAnnotationAdded: PlacedEventProtocol {}
extension ResponsesArgumentsDelta: PlacedEventProtocol {}
extension ResponsesArgumentsDone: PlacedEventProtocol {}
extension ResponsesItemPlace: PlacedEventProtocol {}
