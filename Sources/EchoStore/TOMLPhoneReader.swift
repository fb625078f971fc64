import EchoScreen
import Foundation

/// Reads what a configuration text says about the telephone.
enum TOMLPhoneReader {
    static func read(_ section: inout TOMLSection) -> PhonePreferences {
        var phone = PhonePreferences()
        section.leave("answer", "ring_s")
        phone.country = section.text("country")
        phone.allow = section.texts("allow") ?? []
        phone.hours = section.texts("hours") ?? []
        phone.timeZone = section.text("time_zone")
        phone.pin = pin(&section)
        phone.callable = section.texts("callable") ?? []
        phone.transfers = section.words(of: "transfers") ?? [:]
        phone.transferSeconds = section.number("transfer_ring_s", in: 5...120).map { Int($0) }
        phone.callsAtOnce = section.number("calls_at_once", in: 1...10_000).map { Int($0) }
        phone.minutesPerDay = section.number("minutes_per_day", in: 1...1_000_000).map { Int($0) }
        phone.dollarsPerDay = section.dollars("dollars_per_day", in: 0.01...1_000_000)
        phone.callsPerCaller = section.number("calls_per_caller", in: 1...100).map { Int($0) }
        phone.requestsPerSecond = section.number("requests_per_second", in: 1...10_000).map { Int($0) }
        phone.longestMinutes = section.number("longest_minutes", in: 1...1440).map { Int($0) }
        phone.opening = section.text("opening")
        phone.holdMessage = section.text("hold_message")
        phone.voicemailMessage = section.text("voicemail_message")
        phone.proxies = section.texts("proxies")
        phone.sipPort = section.number("sip_port", in: 0...65_535).map { Int($0) } ?? phone.sipPort
        phone.sipTrusted = section.texts("sip_trusted") ?? []
        phone.destinations = section.texts("destinations")
        phone.tariff = tariff(&section)
        phone.detectsMachines = section.bool("machine_detection")
        phone.logsContent = section.bool("log_content") ?? false
        phone.fallback = section.choice("fallback") ?? .off
        phone.recording = section.choice("record") ?? .off
        phone.bridge = section.text("bridge")
        phone.recordsMessages = section.bool("record_messages") ?? true
        phone.masking = section.choice("mask") ?? .off
        if let zone = phone.timeZone, TimeZone(identifier: zone) == nil {
            section.refuse("time_zone", "must be a time zone, as in Europe/Berlin") as Void?
        }
        return phone
    }

    /// What is no price counts as unknown, and is told.
    private static func tariff(_ section: inout TOMLSection) -> [String: Decimal] {
        section.amounts(of: "tariff", in: 0...1_000)
    }

    private static func pin(_ section: inout TOMLSection) -> String? {
        guard let pin = section.text("pin") else { return nil }
        guard (4...12).contains(pin.count), pin.allSatisfy({ $0.isASCII && $0.isNumber }) else {
            return section.refuse("pin", "must be a string of 4 to 12 digits")
        }
        return pin
    }
}
