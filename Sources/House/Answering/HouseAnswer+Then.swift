import Foundation

/// How things were at a time.
extension HouseAnswer {
    /// Seconds before it that are looked at: what was told of a device before that holds no more for sure.
    static let thenSeconds = 86_400.0

    /// - Parameter past: readings of the time before, oldest first.
    func text(ofThen question: HouseQuestion, at date: Date, past: [DeviceReading], now: Date) -> String {
        var then: [DeviceID: DeviceReading] = [:]
        for reading in past + question.devices.compactMap({ readings[$0] }) where reading.since <= date {
            if then[reading.device].map({ $0.since <= reading.since }) ?? true { then[reading.device] = reading }
        }
        let answer = HouseAnswer(vocabulary: vocabulary, readings: then, calendar: calendar)
        let when = moment(date, now)
        switch question.asks {
        case .wasSo(let test, let scope, _): return answer.was(test, scope, question.devices, when)
        case .wasValue(let aspect, _):
            return question.devices.prefix(Self.mostNames).map { Self.sentence(answer.value(aspect, of: $0, when)) }
                .joined(separator: " ")
        default: return answer.text(of: question)
        }
    }

    // MARK: yes and no

    private func was(
        _ test: StandingTest, _ scope: HouseQuestion.Scope, _ devices: [DeviceID], _ when: String
    ) -> String {
        let (yes, no, unknown) = sorted(test, devices)
        let rest =
            unknown.isEmpty ? [] : [Self.sentence("how \(names(unknown)) \(wasOrWere(unknown)) \(when) is not known")]
        guard !yes.isEmpty || !no.isEmpty else { return rest.joined() }
        return ([said(test, scope, yes, no, when)] + rest).joined(separator: " ")
    }

    private func said(
        _ test: StandingTest, _ scope: HouseQuestion.Scope, _ yes: [DeviceID], _ no: [DeviceID], _ when: String
    ) -> String {
        let were = "\(names(yes)) \(wasOrWere(yes)) \(test.text) \(when)"
        switch (yes.isEmpty, no.isEmpty) {
        case (true, _) where scope == .none: return "Yes, \(noneOf(no)) was \(test.text) \(when)."
        case (false, _) where scope == .none: return "No, \(were)."
        case (true, _) where no.count == 1:
            let state = standing(no[0]).map(StandingWording.text) ?? "not \(test.text)"
            return "No, \(names(no)) \(wasOrWere(no)) \(state) \(when)."
        case (true, _): return "No, \(noneOf(no)) was \(test.text) \(when)."
        case (false, true): return "Yes, \(were)."
        case (false, false) where scope == .any: return "Yes, \(were)."
        case (false, false): return Self.sentence(were) + " " + Self.sentence("\(names(no)) \(wasOrWere(no)) not")
        }
    }

    private func wasOrWere(_ ids: [DeviceID]) -> String { areOrIs(ids) == "is" ? "was" : "were" }

    // MARK: values

    private func value(_ aspect: HouseAspect, of id: DeviceID, _ when: String) -> String {
        guard let standing = standing(id), standing.isAvailable, let value = standing.value(of: aspect) else {
            return "how \(name(id)) was \(when) is not known"
        }
        let number = HouseNumberText.text(value)
        let room = room(of: standing.device)
        switch aspect {
        case .temperature:
            return "it was \(HouseNumberText.degrees(value, standing.device)) \(room ?? "at \(name(id))") \(when)"
        case .humidity: return "the humidity was \(number) % \(room ?? "at \(name(id))") \(when)"
        default: return "\(name(id)) \(wasOrWere([id])) at \(number) % \(when)"
        }
    }
}
