import EchoScreen
import Foundation
import PhoneBridge

extension CallPolicy {
    /// As the settings and the command line say; what of it cannot be used is told, and lets nobody in.
    static func reading(
        _ phone: PhonePreferences, allowing more: [String]
    ) -> (policy: CallPolicy, problems: [String]) {
        var problems: [String] = []
        var policy = CallPolicy(country: phone.country)
        for text in phone.allow + more {
            if let pattern = CallerPattern(text) {
                policy.incoming.allowed.append(pattern)
            } else {
                problems.append(
                    "“\(text)” is neither a number such as +4930123456, nor the beginning of one, +4930*, nor a caller "
                        + "such as sip:anna.")
            }
        }
        do throws(OpeningHoursError) {
            policy.incoming.hours = try OpeningHours.reading(phone.hours, timeZone: phone.timeZone)
        } catch {
            // Hours that nobody understands are closed.
            policy.incoming.allowed = []
            problems.append("\(error.sentence) Incoming calls are off.")
        }
        policy.incoming.pin = phone.pin.flatMap { KeypadPIN($0) }
        policy.outgoing.listed = Set(phone.callable)
        policy.outgoing.destinations = phone.destinations.map { destinations(in: $0, &problems) }
        policy.tariff = tariff(in: phone.tariff, &problems)
        for (name, text) in phone.transfers.sorted(by: { $0.key < $1.key }) {
            if let destination = TransferDestination(name: name, reading: text) {
                policy.transfers.destinations.append(destination)
            } else {
                problems.append(
                    "“\(name) = \(text)” in [phone.transfers] is neither a number with its country, nor an address such "
                        + "as sip:anna@192.168.1.20, nor here.")
            }
        }
        policy.transfers.patience = phone.transferSeconds.map { .seconds($0) } ?? policy.transfers.patience
        policy.limits.callsAtOnce = phone.callsAtOnce ?? policy.limits.callsAtOnce
        policy.limits.minutesPerDay = phone.minutesPerDay ?? policy.limits.minutesPerDay
        policy.limits.dollarsPerDay = phone.dollarsPerDay ?? policy.limits.dollarsPerDay
        policy.limits.callsPerCaller = phone.callsPerCaller
        return (policy, problems)
    }

    private static func destinations(in texts: [String], _ problems: inout [String]) -> [CallDestination] {
        texts.compactMap { text in
            if let destination = CallDestination(text) { return destination }
            problems.append(
                "“\(text)” in [phone] destinations is neither a country such as DE, nor the beginning of numbers, +44*, nor "
                    + "any.")
            return nil
        }
    }

    private static func tariff(in amounts: [String: Decimal], _ problems: inout [String]) -> CallTariff {
        var tariff = CallTariff()
        for (name, dollars) in amounts.sorted(by: { $0.key < $1.key }) {
            switch name {
            case "incoming": tariff.incoming = dollars
            case "machine_detection": tariff.detection = dollars
            default:
                let digits = name.hasSuffix("*") ? String(name.dropLast()) : name
                guard digits.first == "+", digits.dropFirst().allSatisfy({ $0.isASCII && $0.isNumber }) else {
                    problems.append("“\(name)” in [phone.tariff] is not the beginning of a number, such as +49.")
                    continue
                }
                tariff.outgoing[digits] = dollars
            }
        }
        return tariff
    }

    /// Whether what the line costs is counted into the day's dollars; nil when all of it is.
    var tariffWarning: String? {
        guard limits.dollarsPerDay != nil, tariff.incoming == nil || tariff.outgoing.isEmpty else { return nil }
        let unknown =
            switch (tariff.incoming == nil, tariff.outgoing.isEmpty) {
            case (true, true): "The cost of the line per minute"
            case (true, false): "The cost of incoming calls per minute"
            default: "The cost of outgoing calls per minute"
            }
        return
            "\(unknown) is not known and does not count towards dollars_per_day. Set it in [phone.tariff] of config.toml."
    }

    /// The callers who are let in, in a few words.
    var summary: String {
        guard incoming.isOn else { return "nobody yet; list them in [phone] allow of config.toml" }
        let isOpen = incoming.allowed.contains(.any)
        let numbers = (isOpen ? [.any] : incoming.allowed).map { pattern in
            switch pattern {
            case .any: "everybody"
            case .number(let number): number
            case .user(let user): "sip:\(user)"
            case .beginning(let start): "\(start)…"
            }
        }
        let pin = incoming.pin == nil ? "" : ", with a PIN"
        return numbers.joined(separator: ", ") + pin
            + (incoming.hours == nil ? "" : ", at the hours in config.toml")
    }
}
