import Foundation
public import House

/// What was understood, in one line: "yes! unlock back_lock", "ask whether locked: back_lock".
public enum SentenceNotation {
    public static func text(_ understanding: HouseUnderstanding) -> String {
        switch understanding {
        case .nothing: "nothing"
        case .plan(let plan): text(plan)
        case .question(let question): text(question)
        case .unclear(let devices): "unclear: " + devices.map(\.rawValue).joined(separator: " | ")
        case .which(let choice): "which: " + choice.options.map(\.label).joined(separator: " | ")
        case .unknownRoom(let word): "no room: \(word)"
        case .unknownDevice(let word): "no device: \(word)"
        case .noneThere: "none there"
        case .unknownTime: "no time"
        case .cancel: "cancel"
        case .halt: "halt"
        case .half(let words): "not understood: \(words)"
        case .undo: "undo"
        case .callOff(let what): "call off \(text(what))"
        case .teach(let scene): "teach \(scene.name) = " + scene.steps.map(text).joined(separator: ", ")
        case .unteachable(let name): "unteachable \(name)"
        case .forget(let name): "forget \(name)"
        case .notify(let watch):
            "when \(watch.test.text)\(watch.lasting.map { " for \(Int($0))" } ?? ""): \(watch.devices.map(\.rawValue).joined(separator: " | "))"
                + (watch.plan.map { " => " + text($0) } ?? "")
        case .timer(let timer) where timer.purpose != nil:
            "\(timer.purpose?.rawValue ?? "") "
                + (timer.at.map(when) ?? "\(Int(timer.seconds))") + (timer.name.map { " " + $0 } ?? "")
        case .untimed(let timer):
            "when? \(timer.purpose?.rawValue ?? "timer")" + (timer.name.map { " " + $0 } ?? "")
        case .timer(let timer): "timer \(Int(timer.seconds))" + (timer.name.map { " " + $0 } ?? "")
        case .endTimers(let name, let all):
            "end timers" + (all ? " all" : "") + (name.map { " " + $0 } ?? "")
        case .record(.timers(let name)): "timers left" + (name.map { " " + $0 } ?? "")
        case .record(.timersOf(let seconds)): "timers left of \(Int(seconds))"
        case .changeTimer(let change, let choice):
            "\(change) \(choice.purpose?.rawValue ?? "timer")" + (choice.at.map { " " + when($0) } ?? "")
                + (choice.name.map { " " + $0 } ?? "") + (choice.seconds.map { " of \(Int($0))" } ?? "")
        case .record(.hazard(let hazard, let devices)):
            "hazard \(hazard.rawValue): \(devices.map(\.rawValue).joined(separator: " | "))"
        case .record(.planned): "planned"
        case .record(.reminders(let purpose)): "\(purpose.rawValue)s"
        case .record(.lastChanges): "last changes"
        case .record(.changesToday): "changes of today"
        case .record(.lastChange(let devices)):
            "last change: " + devices.map(\.rawValue).joined(separator: " | ")
        case .record(.sayings): "what can be said"
        case .record(.descriptions): "what was said of devices"
        case .record(.described(let devices)): "what is: \(devices.map(\.rawValue).joined(separator: " | "))"
        case .record(.summary): "how all is"
        case .record(.weather(let device, let days, let asks)): "\(asks.rawValue) weather \(days): \(device.rawValue)"
        case .record(.calendar(let calendars, let days)):
            "calendar \(days.map { "\($0)" } ?? "next"): \(calendars.map(\.rawValue).joined(separator: " | "))"
        case .noWeather: "no weather"
        case .record(.updates): "updates"
        case .record(.notices): "notifications"
        case .record(.consumption(let asked, let meters)):
            "\(asked.rawValue): \(meters.map(\.rawValue).joined(separator: " | "))"
        case .record(.cameras(let cameras)): "cameras: " + cameras.map(\.rawValue).joined(separator: " | ")
        case .record(.items(let list)): "on \(list.rawValue)"
        case .dismiss(.all): "dismiss all"
        case .dismiss(.number(let number)): "dismiss \(number)"
        case .record(.author(let devices, let test)):
            "who \(test?.text ?? "changed"): \(devices.map(\.rawValue).joined(separator: " | "))"
        case .rule(let plan, let days): "\(days.rawValue): \(text(plan))"
        case .unknownRhythm: "no rhythm"
        case .misheardException: "which exception"
        case .forgetHabits: "forget habits"
        case .forgetLearned: "forget what was learned"
        case .describe(let changes):
            changes.map { "\($0.device.rawValue) \($0.description?.text ?? "is nothing more")" }.joined(separator: ", ")
        case .indescribable(let device): "stays as it is: \(device.rawValue)"
        case .yes: "yes"
        case .no: "no"
        case .pin: "pin"
        }
    }

    public static func text(_ plan: HousePlan) -> String {
        let risk =
            switch plan.risk {
            case .none: ""
            case .needsYes: "yes! "
            case .needsPIN: "pin! "
            }
        let steps = plan.steps.map { text($0.order) + ($0.due.map { " " + when($0) } ?? "") }
        let leftOut = plan.leftOut.map { "(\($0.device.rawValue) \($0.reason.rawValue))" }
        return risk + (steps.joined(separator: ", ") + " " + leftOut.joined(separator: " ")).trimmed
    }

    private static func when(_ date: Date) -> String {
        let seconds = Int(date.timeIntervalSince(SentenceFlat.now))
        if seconds < 7200, seconds % 60 == 0 { return "+\(seconds / 60)m" }
        if seconds < 7200 { return "+\(seconds)s" }
        let parts = SentenceFlat.calendar.dateComponents([.hour, .minute, .day], from: date)
        let day = (parts.day ?? 0) == 10 ? "" : "tomorrow "
        return String(format: "@%@%02d:%02d", day, parts.hour ?? 0, parts.minute ?? 0)
    }

    private static func text(_ step: TaughtScene.Step) -> String {
        text(step.order) + (step.delay > 0 ? " +\(Int(step.delay / 60))m" : "")
    }

    private static func text(_ order: DeviceOrder) -> String { "\(text(order.action)) \(order.device.rawValue)" }

    static func text(_ action: DeviceAction) -> String {
        switch action {
        case .turnOn: "on"
        case .turnOff: "off"
        case .setBrightness(let share): "light \(share)%"
        case .setColor(let red, let green, let blue): "color \(red)/\(green)/\(blue)"
        case .setColorTemperature(let kelvin): "white \(kelvin)"
        case .setTemperature(let degrees): "heat \(degrees)"
        case .setClimateMode(let mode): "mode \(mode.rawValue)"
        case .open: "open"
        case .close: "close"
        case .stopMoving: "halt"
        case .setPosition(let share): "position \(share)%"
        case .lock: "lock"
        case .unlock: "unlock"
        case .arm: "arm"
        case .armAs(let mode): "arm \(mode.rawValue)"
        case .disarm: "disarm"
        case .setVolume(let share): "volume \(share)%"
        case .mute: "mute"
        case .unmute: "unmute"
        case .nextTrack: "next"
        case .previousTrack: "previous"
        case .addItem(let item): "add \(item)"
        case .completeItem(let item): "complete \(item)"
        case .reopenItem(let item): "reopen \(item)"
        case .removeItem(let item): "remove \(item)"
        case .setValue(let number): "value \(number)"
        case .choose(let option): "choose \(option)"
        case .announce(let text): "announce \(text)"
        case .play: "play"
        case .pause: "pause"
        case .start: "start"
        case .returnHome: "dock"
        case .clean(let rooms, _): "clean \(rooms.map(\.rawValue).joined(separator: "+"))"
        case .setSpeed(let share): "speed \(share)%"
        case .activate: "activate"
        }
    }

    private static func text(_ what: HouseCallingOff) -> String {
        switch what {
        case .all: "all"
        case .kind(let kind, let isAll): "\(isAll ? "all" : "the") \(kind)"
        case .numbers(let numbers): numbers.map(String.init).joined(separator: " ")
        case .about(let devices, let deed):
            (devices.map(\.rawValue) + (deed.map { ["\($0)"] } ?? [])).joined(separator: " ")
        }
    }

    private static func text(_ question: HouseQuestion) -> String {
        let what =
            switch question.asks {
            case .lastTime(let test): "last time " + test.text
            case .wasSo(let test, let scope, let date):
                "whether " + (scope == .each ? "" : scope.rawValue + " ") + test.text + " " + when(date)
            case .wasValue(let aspect, let date): aspect.rawValue + " " + when(date)
            case .whether(let test, let scope): "whether " + (scope == .each ? "" : scope.rawValue + " ") + test.text
            case .which(let test): "which \(test.text)"
            case .howMany(let test): "how many \(test.text)"
            case .value(let aspect): aspect.rawValue
            case .target: "target"
            case .state: "state"
            case .place: "place"
            }
        let devices = question.devices.map(\.rawValue)
        return "ask \(what): " + (devices.count > 6 ? "\(devices.count) devices" : devices.joined(separator: " | "))
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
