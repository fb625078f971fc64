import EchoConcurrency
public import EchoScreen
public import Foundation

/// Speaks for a house: understands what is said, asks back, has it carried out, and can take it back.
///
/// It lives on the main actor, where what is written can be understood at once; nothing here waits for the house but
/// those who asked.
@MainActor public final class HouseDesk {
    private(set) var link: HouseLink
    let keeper: (any HouseMemoryProtocol)?
    let pin: (any PINProtocol)?
    let clock: HouseClock
    let calendar: Calendar
    public internal(set) var picture = HousePicture()
    /// What there is, as the house told it, without what was said of it; nil before it told.
    var ownInventory: HouseInventory?
    var asking = HouseAsking()
    var memory = HouseMemory()
    var upkeep = MemoryUpkeep()
    var deeds = HouseDeeds()
    var talk = HouseTalk()
    var journal = SaidJournal()
    var naming = HouseNaming()
    /// Happens with the next news of the house.
    var news = OneTimeEvent()
    var skill: HouseSkill
    var foreign = ForeignWords()
    var timekeeper: Task<Void, Never>?
    var saving: Task<Void, Never>?
    /// Being with the house there is.
    private var living: Task<Void, Never>?
    private var following = FollowedNews()
    /// Whoever calls the tools hears, thinks and speaks on this machine.
    public var isAskedHere = false
    /// How the person wants it.
    public var manner = HouseManner() {
        didSet {
            // What is chosen is spoken before anything was said.
            if manner.tongue != oldValue.tongue, let tongue = manner.tongue { talk.tongue = tongue }
        }
    }
    public var listener = HouseDeskListener()

    /// Nil where no PIN of a person can be kept.
    private var pinKeeping: HousePINKeeping?

    /// Kinds whose risky orders take the PIN, where there is one.
    private static let rules = PlanRules(pinKinds: [.lock, .alarm, .garageDoor])

    /// - Parameters:
    ///   - keeper: nil to forget everything with the end of the program.
    ///   - pin: nil where none can be kept: then a yes is enough.
    public init(
        _ house: any HouseProtocol, keeper: (any HouseMemoryProtocol)? = nil, pin: (any PINProtocol)? = nil,
        clock: HouseClock = .system,
        calendar: Calendar = .current
    ) {
        link = HouseLink(0, house, clock: clock)
        self.keeper = keeper
        self.pin = pin
        self.clock = clock
        self.calendar = calendar
        skill = HouseSkill(
            vocabulary: HouseVocabulary(inventory: house.fixedInventory ?? HouseInventory()), rules: Self.rules)
    }

    var house: any HouseProtocol { link.house }
    var performer: OrderPerformer { link.performer }

    /// Is with the house until it is cancelled.
    public func run() async {
        let first = link
        if let kept = await keeper?.load() {
            memory = kept
            // They are those of the house that was chosen then.
            if !isWith(first) { (memory.waiting, memory.names) = (WaitingOrders(), nil) }
            memory.schedule.resume()
            await describeHouse()
            await resume()
            learnWords()
        }
        upkeep.isLoaded = true
        followConsent()
        // One house after the other.
        while !Task.isCancelled { await live() }
        timekeeper?.cancel()
        naming.tongues?.cancel()
        await saving?.value
    }

    private func live() async {
        // Read before somebody speaks: the first sentence would wait for them.
        if hasHouse { Task(priority: .background) { HouseTongue.readTables() } }
        let living = Task { [link] in await link.live(at: self) }
        self.living = living
        await withTaskCancellationHandler {
            await living.value
        } onCancel: {
            living.cancel()
        }
        following.end()
    }

    /// The picture shows these news; who follows orders gets them next, and `follow` says that they have come.
    func heardNews() { following.heard += 1 }

    func followedNews(_ link: HouseLink) { if isWith(link) { following.follow() } }

    /// Returns when who follows orders knows what the picture shows: an order is carried out in the house that is seen.
    func catchUp() async {
        while following.isBehind { await withCheckedContinuation { following.waiting.append($0) } }
    }

    /// Leaves the house there is.
    func join(_ house: any HouseProtocol) {
        link = HouseLink(link.number + 1, house, clock: clock)
        living?.cancel()
        following.end()
    }

    /// From now on people may be told apart by their PINs.
    package func keepPINs(_ keeping: HousePINKeeping) { pinKeeping = keeping }

    var canKeepPINs: Bool { pinKeeping != nil }

    func keptPIN(_ figures: HousePIN) async -> String? { await pinKeeping?.kept(figures.digits) }

    func isPIN(_ figures: HousePIN, of person: HousePerson) async -> Bool {
        await pinKeeping?.isSame(figures.digits, person.pin.text) == true
    }

    /// How devices were in a span of time; empty where nobody knows.
    public func history(of devices: [DeviceID], in span: Range<Date>) async -> [DeviceReading] {
        (try? await house.history(of: devices, in: span)) ?? []
    }

    // MARK: what is asked

    /// What was asked and not answered yet. The tools are other ones while something is.
    public internal(set) var question: HouseContext.OpenQuestion? {
        get { asking.question }
        set {
            let wasAsked = asking.question != nil
            asking.ask(newValue, at: now)
            if wasAsked != (newValue != nil) { listener.onToolsChange() }
        }
    }

    /// What waits until it is back.
    public var waiting: [WaitingOrder] { deeds.waiting }

    /// Whether there is a house at all.
    public var hasHouse: Bool { !(house is AbsentHouse) }

    /// Whether it is a simulation, which is to be said wherever anything is said of it.
    public var isDemonstration: Bool { house.isDemonstration }

    /// What stands before whatever is told of a simulation; empty for a house.
    var mark: String { isDemonstration ? "(demonstration) " : "" }

    /// What its panel and its questions are called.
    var title: String { isDemonstration ? "House (demonstration)" : "House" }

    var reader: HouseToolReader { HouseToolReader(skill: skill, context: context) }
    var answer: HouseAnswer {
        var answer = HouseAnswer(vocabulary: skill.vocabulary, readings: picture.readings, calendar: calendar)
        answer.authors = memory.authors
        answer.now = now
        return answer
    }
    var planRules: PlanRules { skill.rules }
    var now: Date { clock.now() }
}

/// How many news the picture shows, and how many of them who follows orders has.
private struct FollowedNews {
    var heard = 0
    private var followed = 0
    var waiting: [CheckedContinuation<Void, Never>] = []

    var isBehind: Bool { followed < heard }

    mutating func follow() {
        followed += 1
        if !isBehind { release() }
    }

    /// There is nobody to follow any more.
    mutating func end() {
        (heard, followed) = (0, 0)
        release()
    }

    private mutating func release() {
        let released = waiting
        waiting = []
        for one in released { one.resume() }
    }
}
