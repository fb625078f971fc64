import Foundation

/// Makes a plan of the requests of a sentence, or says what is missing for one.
struct HousePlanMaker {
    let vocabulary: HouseVocabulary
    let rules: PlanRules
    let context: HouseContext
    private let isLater: Bool
    private var steps: [PlanStep] = []
    private var leftOut: [PlanOmission] = []
    /// What the steps are about.
    private var changed: Set<DeviceID> = []
    private var mentioned: [DeviceID] = []
    /// Whether the time of what is added now was said as one from now on.
    private var isRelative = false
    /// What it takes nobody has in mind.
    private var asksFirst = false

    init(vocabulary: HouseVocabulary, rules: PlanRules, context: HouseContext, isLater: Bool = false) {
        // What is not seen now may be otherwise.
        self.isLater = isLater || context.isAway
        self.vocabulary = vocabulary
        self.rules = rules
        self.context = context
    }

    func understanding(of requests: [HouseRequest]) -> HouseUnderstanding {
        var maker = self
        for index in requests.indices {
            if let other = maker.add(requests[index], index, requests) { return other }
        }
        let steps = maker.steps
        // What is so now and changed twice is no omission.
        let missed = maker.leftOut.filter { !$0.reason.isSo || !maker.changed.contains($0.device) }
        var plan = rules.plan(steps, missed, vocabulary.devices)
        if maker.asksFirst, Set(steps.map(\.device)).count > 1 { plan.risk = plan.risk.with(.sweep) }
        return .plan(plan)
    }

    // MARK: one request

    /// What stands against it; nil when its steps were added.
    private mutating func add(_ request: HouseRequest, _ index: Int, _ requests: [HouseRequest]) -> HouseUnderstanding?
    {
        var due: Date?
        isRelative = request.moment?.isRelative ?? true
        if let moment = request.moment {
            guard let date = moment.date(in: context) else { return .unknownTime }
            due = date
        }
        let scenes = request.things.flatMap(\.scenes)
        if !scenes.isEmpty {
            return addScenes(scenes, request, due)
        }
        var devices: [DeviceID] = []
        var swept: Set<DeviceID> = []
        var named: Set<DeviceID> = []
        for (place, thing) in targets(request).enumerated() {
            switch find(thing, request) {
            case .devices(let found):
                devices += found
                guard SweepRules.isSweep(request, thing) else {
                    named.formUnion(found)
                    continue
                }
                swept.formUnion(found)
                asksFirst = asksFirst || SweepRules.asksFirst(thing)
            case .several(let found, byRoom: true) where areSo(found, request, due): devices += found
            case .several(let found, let byRoom):
                return .which(choice(found, byRoom: byRoom, requests, index, place))
            case .unknownRoom(let text): return .unknownRoom(text)
            case .unknownDevice(let text): return .unknownDevice(text)
            case .noneThere(let absence): return .noneThere(absence)
            }
        }
        switch spared(request) {
        case .success(let spared): devices.removeAll(where: spared.contains)
        case .failure(let missing): return missing.understanding
        }
        let left = swept.subtracting(named).filter { vocabulary.devices[$0].map(SweepRules.isSpared) ?? false }
        addSteps(request, devices, due, sparing: left)
        return nil
    }

    private func targets(_ request: HouseRequest) -> [ThingReference] {
        request.things.isEmpty ? [ThingReference()] : request.things
    }

    private func find(_ thing: ThingReference, _ request: HouseRequest) -> HouseFinding {
        let isBare = thing.isAll && !thing.hasThing && !thing.hasPlace
        if thing.chosen == nil, thing.isEverything || isBare { return everything(thing, request) }
        let finder = finder(request)
        if isWarmth(request, thing, finder) { return finder.find(thing, kind: .heating) }
        return finder.find(
            thing, kind: thing.isPronoun ? HouseWishKind.wordForPronoun(request) : HouseWishKind.word(for: request))
    }

    /// "Set the bedroom to 21": a number that is a temperature is one in a place where that can be set.
    private func isWarmth(_ request: HouseRequest, _ thing: ThingReference, _ finder: HouseFinder) -> Bool {
        guard case .amount(let number, .plain)? = request.wishes.first, request.wishes.count == 1,
            request.aspect == nil, thing.isPlaceOnly, thing.chosen == nil
        else { return false }
        let placed = finder.thisRoomFirst(thing)
        return vocabulary.inventory.devices.contains { device in
            HouseKindWord.heating.counts(device) && finder.isInPlace(device, placed)
                && AmountRules.isRoomTemperature(number, device)
        }
    }

    private func finder(_ request: HouseRequest) -> HouseFinder {
        HouseFinder(vocabulary: vocabulary, context: context, antecedent: mentioned) { device in
            request.wishes.contains { StepRules.takes($0, device) }
        }
    }

    private func everything(_ thing: ThingReference, _ request: HouseRequest) -> HouseFinding {
        let kinds = request.wishes.first.map(HouseWishKind.everything) ?? []
        guard !kinds.isEmpty else { return .unknownDevice(thing.text) }
        if thing.isHere, context.room == nil { return .unknownRoom("here") }
        let finder = finder(request)
        let thing = finder.thisRoomFirst(thing)
        return .devices(
            vocabulary.inventory.devices.filter { device in
                kinds.contains(device.kind) && !device.onlyAnnounces && finder.isInPlace(device, thing)
                    && finder.isOfThisHouse(device, thing)
            }.map(\.id))
    }

    /// Whether none of them needs an order, whichever is meant.
    private func areSo(_ devices: [DeviceID], _ request: HouseRequest, _ due: Date?) -> Bool {
        guard !isLater, due == nil, request.lasting == nil, !request.wishes.isEmpty else { return false }
        return devices.compactMap { vocabulary.devices[$0] }.allSatisfy { device in
            !changed.contains(device.id)
                && request.wishes.allSatisfy {
                    StepRules.decide($0, device, context.readings[device.id]) == .leftOut(.alreadySo)
                }
        }
    }

    private struct Missing: Error { let understanding: HouseUnderstanding }

    private func spared(_ request: HouseRequest) -> Result<Set<DeviceID>, Missing> {
        var spared: Set<DeviceID> = []
        for exception in request.exceptions {
            switch finder(request).excluded(by: exception) {
            case .devices(let devices): spared.formUnion(devices)
            case .unknownRoom(let text): return .failure(Missing(understanding: .unknownRoom(text)))
            case .unknownDevice(let text): return .failure(Missing(understanding: .unknownDevice(text)))
            case .noneThere(let absence): return .failure(Missing(understanding: .noneThere(absence)))
            case .several(let devices, _): spared.formUnion(devices)
            }
        }
        return .success(spared)
    }

    // MARK: steps

    private mutating func addSteps(
        _ request: HouseRequest, _ devices: [DeviceID], _ due: Date?, sparing left: Set<DeviceID>
    ) {
        var seen: Set<DeviceID> = []
        let each = devices.filter { seen.insert($0).inserted }
        for device in each.compactMap({ vocabulary.devices[$0] }) {
            if let clean = cleaning(request, device) {
                add(DeviceOrder(device: device.id, action: clean), due)
                continue
            }
            for wish in request.wishes { add(wish, device, due, request.lasting, isSpared: left.contains(device.id)) }
        }
        mentioned = each.filter { !left.contains($0) }
    }

    /// "Vacuum the kitchen" is that room alone, where the vacuum is sent to rooms; it may be cleaning others now.
    private func cleaning(_ request: HouseRequest, _ device: HouseDevice) -> DeviceAction? {
        guard request.wishes == [.start], request.lasting == nil, device.cleans != nil else { return nil }
        let finder = finder(request)
        var rooms: [RoomID] = []
        for room in request.things.flatMap({ finder.cleaned(device, $0) }) where !rooms.contains(room) {
            rooms.append(room)
        }
        guard !rooms.isEmpty else { return nil }
        return .clean(rooms: rooms, named: rooms.map { vocabulary.rooms[$0]?.name ?? $0.rawValue })
    }

    private mutating func add(
        _ wish: HouseWish, _ device: HouseDevice, _ due: Date?, _ lasting: Double?, isSpared: Bool
    ) {
        let reading = context.readings[device.id]
        let isChanged = isLater || due != nil || changed.contains(device.id)
        switch StepRules.decide(wish, device, reading, isLater: isChanged) {
        case .leftOut(let reason) where reason.isSo && lasting != nil:
            endLasting(wish, device, reading, due, lasting ?? 0)
        case .leftOut(let told):
            // How it is after what was ordered before is not known yet: that is said, not passed over.
            let isRelative = if case .change = wish { true } else { false }
            let reason = told.isSo && isRelative && changed.contains(device.id) ? .unknownState : told
            leftOut.append(
                PlanOmission(
                    device: device.id, reason: reason, aspect: wish.aspect ?? AmountRules.aspect(of: wish, device)))
        case .step where isSpared: leftOut.append(PlanOmission(device: device.id, reason: .spared))
        case .step(let action):
            var step = PlanStep(
                device: device.id, from: reading, to: action, due: due, isRelative: due != nil && isRelative)
            if wish == .open, action == .unlock { step.wished = .open }
            if let lasting { return addLasting(step, device, lasting) }
            append(step)
        }
    }

    private mutating func append(_ step: PlanStep) {
        var step = step
        if let scene = vocabulary.devices[step.device] {
            let isOpen = isLater || step.due != nil
            step.brings = SceneRules.brought(step.to, scene, context.readings, vocabulary.devices) {
                isOpen || changed.contains($0)
            }
        }
        steps.append(step)
        changed.insert(step.device)
    }

    /// A change for a while is two: what cannot be undone is not begun.
    private mutating func addLasting(_ step: PlanStep, _ device: HouseDevice, _ seconds: Double) {
        guard let back = RestoringRules.reversal(of: step.to, device, from: step.from) else {
            leftOut.append(PlanOmission(device: step.device, reason: .unknownState))
            return
        }
        append(step)
        let end = (step.due ?? context.now).addingTimeInterval(seconds)
        append(PlanStep(device: step.device, from: nil, to: back, due: end, isRelative: isRelative))
    }

    /// What is so already for a while is only ended.
    private mutating func endLasting(
        _ wish: HouseWish, _ device: HouseDevice, _ reading: DeviceReading?, _ due: Date?, _ seconds: Double
    ) {
        guard case .step(let action) = StepRules.decide(wish, device, reading, isLater: true),
            let back = RestoringRules.opposite(of: action, device.kind)
        else { return leftOut.append(PlanOmission(device: device.id, reason: .alreadySo)) }
        let end = (due ?? context.now).addingTimeInterval(seconds)
        append(PlanStep(device: device.id, from: reading, to: back, due: end, isRelative: isRelative))
    }

    // MARK: orders

    /// The plan of orders that were given exactly.
    func plan(of orders: [DeviceOrder], due: Date?, isRelative: Bool) -> HousePlan {
        var maker = self
        maker.isRelative = isRelative
        for order in orders { maker.add(order, due) }
        return rules.plan(maker.steps, maker.leftOut, vocabulary.devices)
    }

    private mutating func add(_ order: DeviceOrder, _ due: Date?) {
        guard let device = vocabulary.devices[order.device] else { return }
        let reading = context.readings[order.device]
        let isCleaning = if case .clean = order.action { true } else { false }
        let isLater = isLater || due != nil || changed.contains(order.device) || isCleaning
        if let reason = StepRules.obstacle(order.action, device, reading, isLater: isLater) {
            leftOut.append(PlanOmission(device: order.device, reason: reason))
        } else {
            append(
                PlanStep(
                    device: order.device, from: reading, to: order.action, due: due,
                    isRelative: due != nil && isRelative))
        }
    }

    // MARK: scenes

    private mutating func addScenes(_ scenes: [Int], _ request: HouseRequest, _ due: Date?) -> HouseUnderstanding? {
        let starts: [HouseWish] = [.on, .activate, .start, .play]
        guard request.wishes.allSatisfy(starts.contains), request.things.allSatisfy({ !$0.scenes.isEmpty }),
            request.exceptions.isEmpty, request.lasting == nil
        else { return .nothing }
        for index in scenes where vocabulary.scenes.indices.contains(index) { add(vocabulary.scenes[index], due) }
        return nil
    }

    private mutating func add(_ scene: TaughtScene, _ due: Date?) {
        for step in scene.steps {
            let time = step.delay > 0 ? (due ?? context.now).addingTimeInterval(step.delay) : due
            add(step.order, time)
        }
        mentioned = scene.steps.map(\.order.device)
    }

    // MARK: choices

    private func choice(
        _ devices: [DeviceID], byRoom: Bool, _ requests: [HouseRequest], _ request: Int, _ thing: Int
    ) -> HouseChoice {
        var requests = requests
        requests[request].things = targets(requests[request])
        let options = HouseOptions.options(devices.compactMap { vocabulary.devices[$0] }, vocabulary, byRoom: byRoom)
        return HouseChoice(options: options, requests: requests, request: request, thing: thing)
    }
}
