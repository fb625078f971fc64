public import Foundation

/// The rules for incoming and outgoing calls, and their limits.
public struct CallPolicy: Sendable {
    public var incoming = IncomingPolicy()
    public var outgoing = OutgoingPolicy()
    public var limits = CallLimits()
    /// What the line itself costs.
    public var tariff = CallTariff()
    public var transfers = TransferPolicy()
    /// From where numbers without a country code are called, as two letters.
    public var country: String?

    public init(country: String? = nil) { self.country = country }

    /// The same for a line that has this number itself.
    ///
    /// - Parameter number: as it is written somewhere; nil where it is not known.
    public func ofLine(_ number: String?) -> CallPolicy {
        var policy = self
        if let own = number.flatMap({ try? DialedNumber($0, in: country) }) { policy.outgoing.own.insert(own.digits) }
        return policy
    }

    public func decision(on attempt: CallAttempt, usage: CallUsage, at now: Date) -> CallDecision {
        switch attempt {
        case .incoming(let caller): incoming(from: caller, usage: usage, at: now)
        case .outgoing(let number): outgoing(to: number, usage: usage)
        case .address(let address): outgoing(toAddress: address, usage: usage)
        case .transfer(let number): outgoing(to: number, usage: nil)
        }
    }

    private func incoming(from caller: String, usage: CallUsage, at now: Date) -> CallDecision {
        // What a line tells has its country code; a bare number of a local exchange gets the bridge's.
        let number = try? PhoneNumber(caller, in: country)
        guard incoming.isOn else { return .refuse(.incomingOff) }
        guard incoming.allowed.contains(where: { $0.matches(number, told: caller) }) else {
            return .refuse(.callerNotAllowed)
        }
        guard incoming.hours?.contains(now) ?? true else { return .refuse(.closed) }
        if let refusal = limitReached(usage) { return .refuse(refusal) }
        let caller = number.map(DialedNumber.number)
        guard incoming.pin != nil else { return .allow(number: caller) }
        guard usage.failedPINs < incoming.failedPINsPerDay else { return .refuse(.tooManyWrongPINs) }
        return .askForPIN(number: caller)
    }

    /// - Parameter usage: nil where limits do not count.
    private func outgoing(to text: String, usage: CallUsage?) -> CallDecision {
        guard outgoing.isOn else { return .refuse(.outgoingOff) }
        let number: DialedNumber
        do throws(PhoneNumberError) {
            number = try DialedNumber(text, in: country)
        } catch {
            return .refuse(.numberInvalid(error))
        }
        if outgoing.own.contains(number.digits) { return .refuse(.ownNumber) }
        if !outgoing.listed.contains(number.digits), let refusal = Self.refusal(of: number.kind) ?? refusal(of: number)
        {
            return .refuse(refusal)
        }
        // Allowing emergency calls does not mean: within the budget.
        if number.kind != .emergency, let refusal = usage.flatMap(limitReached) { return .refuse(refusal) }
        return .allow(number: number)
    }

    /// An address leads anywhere: only to those that are named for transfers.
    private func outgoing(toAddress address: String, usage: CallUsage) -> CallDecision {
        guard outgoing.isOn else { return .refuse(.outgoingOff) }
        guard transfers.lists(sip: address) else { return .refuse(.addressNotListed) }
        if let refusal = limitReached(usage) { return .refuse(refusal) }
        return .allow(number: nil)
    }

    private static func refusal(of kind: NumberKind) -> CallRefusal? {
        switch kind {
        case .emergency: .emergency
        case .premiumRate: .premiumRate
        case .shortCode: .shortNumber
        case .unknown: .numberInvalid(.notAssigned)
        default: nil
        }
    }

    /// Of a number of the world: whether calls may go there.
    private func refusal(of dialed: DialedNumber) -> CallRefusal? {
        guard case .number(let number) = dialed else { return nil }
        if CostlyNumbers.contains(number) { return .premiumRate }
        let home = homes.map(CallDestination.country)
        if (outgoing.destinations ?? home).contains(where: { $0.contains(number) }) { return nil }
        guard let country = number.country else { return .networkNotAllowed }
        return outgoing.destinations == nil && home.isEmpty ? .destinationsNotSet : .countryNotAllowed(country)
    }

    /// The countries that the line is at home in: that of its own number, and the one that was named.
    private var homes: Set<String> {
        Set(outgoing.own.compactMap { (try? PhoneNumber($0))?.country } + [country?.uppercased()].compactMap(\.self))
    }

    func limitReached(_ usage: CallUsage) -> CallRefusal? {
        if usage.active >= limits.callsAtOnce { return .tooManyCalls(limit: limits.callsAtOnce) }
        return dayUsedUp(usage) ?? (usage.isMonthUsedUp ? .monthUsedUp : nil)
    }

    /// Nil as long as there are minutes and dollars left of the day.
    func dayUsedUp(_ usage: CallUsage) -> CallRefusal? {
        if let most = limits.minutesPerDay, usage.talked >= .seconds(60 * most) { return .minutesUsedUp(limit: most) }
        if let most = limits.dollarsPerDay, usage.dollars >= most { return .dollarsUsedUp }
        return nil
    }
}

/// Whom the assistant may call: who has a valid number of a country that is allowed, which costs what usual ones do, and who
/// is listed.
public struct OutgoingPolicy: Sendable, Hashable {
    public var isOn = true
    /// Numbers of emergencies, premium rate and short ones that may be called all the same, as they are dialled:
    /// "+19005551234", "112".
    public var listed: Set<String> = []
    /// Nil: the line's own country.
    public var destinations: [CallDestination]?

    /// The line's own numbers, as they are dialled: it would call itself.
    public var own: Set<String> = []

    public init() {}
}

/// Numbers that look like others of their country, and cost what premium rate does: personal numbers that are passed on, at the
/// price of whoever holds them.
private enum CostlyNumbers {
    private static let beginnings = ["+4470"]

    static func contains(_ number: PhoneNumber) -> Bool {
        number.kind == .premiumRate || beginnings.contains { number.e164.hasPrefix($0) }
    }
}

/// The callers who are let in. Nobody, until somebody is allowed.
public struct IncomingPolicy: Sendable {
    public var allowed: [CallerPattern] = []
    /// Nil: at any time.
    public var hours: OpeningHours?
    /// Asked of each who may call in.
    public var pin: KeypadPIN?
    /// Wrong ones in one call.
    public var tries = 3
    /// Calls that ended with wrong PINs, from all callers, a day: who guesses calls again, under other numbers.
    public var failedPINsPerDay = 20

    public init() {}

    public var isOn: Bool { !allowed.isEmpty }
}
