import EchoWire
import Foundation
import House

/// One connection to a Home Assistant as rules: what came goes in, what is to be done comes out.
struct HomeAssistantSession: Sendable {
    enum Phase: Sendable, Hashable {
        case greeting, authenticating
        /// Asking whether everything has been started.
        case starting
        /// Reading what there is.
        case reading
        case here
    }

    /// Questions that may be open at once; a house that leaves more of them open answers nothing.
    static let mostQuestions = 1024
    /// Entries of the registry that are read with one command.
    static let entriesAtOnce = 1000
    /// Marks of own orders that are remembered.
    static let mostContexts = 256

    let address: String
    private let token: String
    var phase = Phase.greeting
    var questions: [Int: HomeAssistantQuestion] = [:]
    var world = HomeAssistantWorld()
    var ownUser: String?
    var ownContexts: [String] = []
    /// Orders by the number of their question, and those that were given up, by entity.
    private var sent: [Int: (entity: String, order: UnansweredOrder)] = [:]
    private(set) var unanswered: [String: UnansweredOrder] = [:]
    private static let mostUnanswered = 100
    /// Parts that changed again while they were read.
    var stale: Set<HomeAssistantRegistryPart> = []
    /// The numbers of the subscriptions to changes of the registry.
    var subscriptions: [Int: HomeAssistantRegistryPart] = [:]
    var hasStates = false
    var isSettling = false
    private var lastID = 0
    private var wasHeard = true
    private var silentTicks = 0
    private var hasToldStart = false

    /// - Parameters:
    ///   - address: for errors.
    ///   - ownContexts: the marks of the orders that were given over the connections before.
    ///   - also: what is seen though it is not shown to assistants.
    ///   - unanswered: orders of those connections that were never answered.
    init(
        address: String, token: String, ownContexts: [String] = [], unanswered: [String: UnansweredOrder] = [:],
        also: HomeAssistantExposure = HomeAssistantExposure()
    ) {
        self.unanswered = unanswered
        self.address = address
        self.token = token
        world.also = also
        self.ownContexts = ownContexts
    }

    // MARK: what comes

    /// - Parameter frames: those that came together.
    mutating func receive(_ frames: [HomeAssistantFrame]) -> [HomeAssistantEffect] {
        wasHeard = true
        var effects: [HomeAssistantEffect] = []
        for frame in frames { effects += receive(frame) }
        effects += tellReadings()
        if phase == .here, world.isUnsettled, !isSettling {
            isSettling = true
            effects.append(.settle)
        }
        return effects
    }

    private mutating func receive(_ frame: HomeAssistantFrame) -> [HomeAssistantEffect] {
        switch frame {
        case .authRequired where phase == .greeting:
            phase = .authenticating
            return [.send(HomeAssistantCommand.auth(token: token))]
        case .authInvalid where phase == .authenticating: return [.end(.tokenRefused)]
        case .authOK where phase == .authenticating: return begin()
        case .result(let id, let result) where phase != .greeting && phase != .authenticating:
            guard let question = questions.removeValue(forKey: id) else { return [] }
            return answered(question, id, result)
        case .event(let id, let event): return happened(id, event)
        case .pong(let id):
            questions[id] = nil
            return []
        default: return []
        }
    }

    private mutating func begin() -> [HomeAssistantEffect] {
        phase = .starting
        return [
            ask(.coalesceMessages, .features), ask(.currentUser, .user), ask(.configuration, .configuration),
        ]
    }

    private mutating func answered(
        _ question: HomeAssistantQuestion, _ id: Int, _ result: Result<JSONValue, HomeAssistantRefusal>
    ) -> [HomeAssistantEffect] {
        if case .failure(let refusal) = result, refusal.code == "id_reuse" {
            return [.end(.protocolBroken(refusal.code))]
        }
        switch question {
        case .configuration: return configured(result)
        case .user:
            ownUser = (try? result.get())?["id"]?.string
            return []
        case .features, .ping, .registry: return []
        case .states:
            // It goes on: what happens has the number of the subscription.
            if case .failure(let refusal) = result { return [.end(.protocolBroken(refusal.code))] }
            questions[id] = .states
            return []
        case .areas, .floors, .devices, .labels, .entities, .aliases, .exposed:
            return read(question, try? result.get())
        case .order, .lateOrder:
            sent[id] = nil
            if let context = (try? result.get())?["context"]?["id"]?.string { remember(context) }
            return tellReadings() + [.answer(id: id, result)]
        case .other: return [.answer(id: id, result)]
        }
    }

    private mutating func configured(
        _ result: Result<JSONValue, HomeAssistantRefusal>
    ) -> [HomeAssistantEffect] {
        guard phase == .starting else { return [] }
        guard case .success(let configuration) = result else { return [.lookAgain] }
        guard configuration["state"]?.string ?? "RUNNING" == "RUNNING" else {
            defer { hasToldStart = true }
            return (hasToldStart ? [] : [.tell(.away(.starting))]) + [.lookAgain]
        }
        world.place = HousePlace(
            latitude: configuration["latitude"]?.number ?? .nan, longitude: configuration["longitude"]?.number ?? .nan)
        world.units = HomeAssistantUnits(configuration["unit_system"]?["temperature"]?.string)
        return startReading()
    }

    private mutating func remember(_ context: String) {
        ownContexts.append(context)
        if ownContexts.count > Self.mostContexts { ownContexts.removeFirst() }
    }

    // MARK: what time brings

    /// It was starting: is it ready?
    mutating func lookAgain() -> [HomeAssistantEffect] {
        phase == .starting ? [ask(.configuration, .configuration)] : []
    }

    /// Called again and again: a house that says nothing between two calls, though it was asked, is gone.
    mutating func tick() -> [HomeAssistantEffect] {
        guard wasHeard else { return [.end(.unreachable(address: address))] }
        wasHeard = false
        silentTicks = phase == .reading ? silentTicks + 1 : 0
        if silentTicks > 4 || questions.count > Self.mostQuestions { return [.end(.noAnswer)] }
        return phase == .greeting || phase == .authenticating ? [] : [ask(.ping, .ping)]
    }

    // MARK: what is asked

    mutating func ask(_ command: HomeAssistantCommand, _ question: HomeAssistantQuestion) -> HomeAssistantEffect {
        .send(number(command, question).json)
    }

    mutating func number(
        _ command: HomeAssistantCommand, _ question: HomeAssistantQuestion
    ) -> (id: Int, json: JSONValue) {
        lastID += 1
        questions[lastID] = question
        return (lastID, command.json(id: lastID))
    }

    /// Checks an order here: Home Assistant says "success" to what is not there, or cannot be reached.
    mutating func order(
        _ order: DeviceOrder, code: HousePIN? = nil, at now: Date
    ) throws(HouseError) -> (id: Int, json: JSONValue) {
        try checkHere()
        let asked = number(.call(try world.call(order, code: code)), .order)
        sent[asked.id] = (order.device.rawValue, UnansweredOrder(action: order.action, sentAt: now))
        return asked
    }

    /// Nobody waits for this answer any more. What others do from then on is not taken for this program's doing.
    mutating func giveUp(_ id: Int) {
        guard questions[id] == .order else { return }
        questions[id] = .lateOrder
        noteUnanswered(id)
    }

    /// The connection is gone: what was not answered never will be.
    mutating func giveUpAll() {
        for id in sent.keys { noteUnanswered(id) }
    }

    private mutating func noteUnanswered(_ id: Int) {
        guard let (entity, order) = sent.removeValue(forKey: id) else { return }
        unanswered[entity] = order
        guard unanswered.count > Self.mostUnanswered,
            let oldest = unanswered.min(by: { $0.value.sentAt < $1.value.sentAt })
        else { return }
        unanswered[oldest.key] = nil
    }

    /// - Throws: where it cannot be asked for anything.
    func checkHere() throws(HouseError) {
        switch phase {
        case .greeting, .authenticating: throw .unreachable(address: address)
        case .starting, .reading: throw .starting
        case .here: if questions.count > Self.mostQuestions { throw .noAnswer }
        }
    }
}
