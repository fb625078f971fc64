import EchoApp
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
                problems.append("“\(text)” is neither a number such as +4930123456 nor the beginning of one: +4930*.")
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
        policy.limits.callsAtOnce = phone.callsAtOnce ?? policy.limits.callsAtOnce
        policy.limits.minutesPerDay = phone.minutesPerDay ?? policy.limits.minutesPerDay
        policy.limits.dollarsPerDay = phone.dollarsPerDay ?? policy.limits.dollarsPerDay
        return (policy, problems)
    }

    /// Who may call, in a few words.
    var summary: String {
        guard incoming.isOn else { return "nobody yet; [phone] allow in config.toml names them" }
        let isOpen = incoming.allowed.contains(.any)
        let numbers = (isOpen ? [.any] : incoming.allowed).map { pattern in
            switch pattern {
            case .any: "everybody"
            case .number(let number): number
            case .beginning(let start): "\(start)…"
            }
        }
        let pin = incoming.pin == nil ? "" : ", with a PIN"
        return numbers.joined(separator: ", ") + pin
            + (incoming.hours == nil ? "" : ", at the hours that config.toml names")
    }
}
