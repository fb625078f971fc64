import Foundation
import HouseSentences
import Testing

@testable import House

@Suite struct `What a state word says` {
    private func standing(
        _ kind: DeviceKind, _ state: String?, _ change: (inout DeviceDetails) -> Void = { _ in }
    ) -> DeviceStanding {
        var details = DeviceDetails()
        change(&details)
        let device = HouseDevice(id: DeviceID("x"), name: "X", room: nil, kind: kind, abilities: [])
        return DeviceStanding(
            device, DeviceReading(device: device.id, state: state, details: details, since: SentenceFlat.now))
    }

    @Test(
        arguments: [
            (DeviceKind.light, "on", StandingTest.on, true), (.light, "off", .on, false), (.light, "OFF", .off, true),
            (.thermostat, "heat", .on, true), (.thermostat, "off", .on, false), (.mediaPlayer, "standby", .on, false),
            (.lock, "locked", .locked, true), (.lock, "unlocked", .locked, false), (.lock, "unlocking", .locked, false),
            (.lock, "locking", .locked, false), (.lock, "jammed", .jammed, true), (.lock, "open", .open, true),
            (.blind, "closing", .closed, false), (.blind, "closed", .closed, true),
            (.garageDoor, "opening", .open, true),
            (.windowSensor, "on", .open, true), (.windowSensor, "closed", .open, false),
            (.doorSensor, "off", .closed, true),
            (.alarm, "armed_night", .armed, true), (.alarm, "arming", .armed, false),
            (.alarm, "triggered", .armed, true),
            (.alarm, "disarmed", .disarmed, true), (.washingMachine, "spinning", .running, true),
            (.washingMachine, "finished", .done, true), (.washingMachine, "paused", .done, false),
            (.vacuum, "docked", .done, true), (.person, "home", .home, true), (.person, "Work", .away, true),
            (.motionSensor, "on", .motion, true), (.mediaPlayer, "paused", .playing, false),
        ] as [(DeviceKind, String, StandingTest, Bool)])
    func `each kind by the words houses use`(kind: DeviceKind, state: String, test: StandingTest, holds: Bool) {
        #expect(standing(kind, state).holds(test) == holds)
        if let opposite = test.opposite { #expect(standing(kind, state).holds(opposite) == !holds) }
    }

    @Test(
        arguments: [
            (DeviceKind.lock, "jammed", StandingTest.locked), (.lock, "locked", .open), (.lock, "unlocked", .open),
            (.light, "flickering", .on), (.light, "on", .open), (.windowSensor, "on", .on), (.person, "home", .on),
            (.washingMachine, "soaking_beans", .done), (.blind, "open", .locked), (.lock, "unavailable", .locked),
            (.light, "unknown", .off), (.temperatureSensor, "warm", .above(20)),
        ] as [(DeviceKind, String, StandingTest)])
    func `what does not tell is not guessed`(kind: DeviceKind, state: String, test: StandingTest) {
        #expect(standing(kind, state).holds(test) == nil)
    }

    @Test func `a device that cannot be reached says nothing`() {
        #expect(standing(.light, nil).holds(.on) == nil)
        #expect(standing(.light, nil).holds(.available) == false)
        #expect(standing(.light, "unavailable").isAvailable == false)
    }

    @Test func `numbers are compared`() {
        #expect(standing(.temperatureSensor, "21.5").holds(.above(21)) == true)
        #expect(standing(.temperatureSensor, "21.5").holds(.below(21)) == false)
        #expect(standing(.temperatureSensor, "nan").holds(.below(21)) == nil)
        #expect(standing(.temperatureSensor, "1e999").holds(.above(21)) == nil)
        #expect(standing(.thermostat, "heat") { $0.measuredTemperature = 19 }.value(of: .temperature) == 19)
        #expect(standing(.light, "on") { $0.brightness = 40 }.holds(.above(30)) == true)
    }

    @Test(
        arguments: [
            (DeviceKind.light, "on", DeviceAction.turnOn, true), (.light, "off", .turnOn, false),
            (.lock, "locked", .lock, true),
            (.lock, "locking", .lock, false), (.lock, "jammed", .lock, false), (.blind, "closing", .close, false),
            (.blind, "closed", .close, true), (.alarm, "arming", .disarm, false),
            (.vacuum, "returning", .returnHome, false),
            (.scene, "2026-01-01", .activate, false), (.light, "on", .setBrightness(40), false),
        ] as [(DeviceKind, String, DeviceAction, Bool)])
    func `an order is done when the reading shows it`(kind: DeviceKind, state: String, action: DeviceAction, isSo: Bool)
    {
        #expect(ArrivalRules.isSo(action, standing(kind, state)) == isSo)
    }

    @Test func `a value is reached only when it is told`() {
        #expect(ArrivalRules.isSo(.setBrightness(40), standing(.light, "on") { $0.brightness = 40 }))
        #expect(!ArrivalRules.isSo(.setBrightness(40), standing(.light, "off") { $0.brightness = 40 }))
        #expect(ArrivalRules.isSo(.setTemperature(21), standing(.thermostat, "heat") { $0.targetTemperature = 21 }))
        #expect(!ArrivalRules.isSo(.open, standing(.blind, "open") { $0.position = 60 }))
        #expect(!ArrivalRules.isSo(.setPosition(60), standing(.blind, "opening") { $0.position = 60 }))
    }

    @Test(
        arguments: [
            (DeviceKind.light, "off", DeviceAction.turnOn, DeviceAction.turnOff), (.lock, "unlocked", .lock, .unlock),
            (.lock, "locked", .unlock, .lock), (.blind, "closed", .open, .close), (.alarm, "disarmed", .arm, .disarm),
            (.light, "on", .setBrightness(80), .setBrightness(40)), (.light, "off", .setBrightness(80), .turnOff),
            (.thermostat, "heat", .setTemperature(25), .setTemperature(20)),
            (.thermostat, "heat", .setClimateMode(.cool), .setClimateMode(.heat)),
            (.blind, "open", .setPosition(0), .setPosition(70)),
            (.mediaPlayer, "playing", .setVolume(1), .setVolume(30)),
            (.light, "on", .setColor(red: 1, green: 2, blue: 3), .setColor(red: 9, green: 8, blue: 7)),
            (.light, "on", .setColorTemperature(3000), .setColor(red: 9, green: 8, blue: 7)),
            (.fan, "off", .setSpeed(50), .turnOff),
        ] as [(DeviceKind, String, DeviceAction, DeviceAction)])
    func `what ends a change that is for a while`(
        kind: DeviceKind, state: String, action: DeviceAction, back: DeviceAction
    ) {
        let before = standing(kind, state) {
            ($0.brightness, $0.targetTemperature, $0.position, $0.volume, $0.color) = (40, 20, 70, 30, [9, 8, 7])
        }
        let device = HouseDevice(
            id: before.device.id, name: "X", room: nil, kind: kind, abilities: Set(DeviceAbility.allCases))
        #expect(RestoringRules.reversal(of: action, device, from: before.reading) == back)
    }

    @Test func `what was not known is not put back`() {
        let lamp = standing(.light, "on") { $0.color = [1] }
        #expect(RestoringRules.reversal(of: .setBrightness(80), lamp.device, from: nil) == nil)
        let color = DeviceAction.setColor(red: 1, green: 2, blue: 3)
        #expect(RestoringRules.reversal(of: color, lamp.device, from: lamp.reading) == nil)
        let scene = standing(.scene, "on")
        #expect(RestoringRules.reversal(of: .activate, scene.device, from: scene.reading) == nil)
    }

    @Test func `what is off does not hold a temperature, and a scene is never so already`() {
        #expect(!ArrivalRules.isSo(.setTemperature(21), standing(.thermostat, "off") { $0.targetTemperature = 21 }))
        #expect(!ArrivalRules.isSo(.setBrightness(41), standing(.light, "on") { $0.brightness = 40 }))
        #expect(!ArrivalRules.isSo(.stopMoving, standing(.blind, "open")))
    }

    @Test func `A row says of a thermostat how warm it is, and what it is set to`() {
        let device = HouseDevice(
            id: DeviceID("t"), name: "Thermostat", room: nil, kind: .thermostat, abilities: [.temperature])
        func row(_ state: String) -> String {
            let reading = Sample.reading("t", state) {
                ($0.targetTemperature, $0.measuredTemperature) = (21, 20.5)
            }
            return StandingWording.brief(DeviceStanding(device, reading))
        }
        #expect(row("heat") == "20.5 °C, set to 21 °C")
        #expect(row("off") == "20.5 °C, off")
    }

    @Test @MainActor func `A day on which nothing moves stays low, and a little change is little`() {
        #expect(HouseDesk.shares([20, nil, 20]) == [0, nil, 0])
        #expect(HouseDesk.shares([20, 20.5]) == [0, 0.5])
        #expect(HouseDesk.shares([18, 22, 20]) == [0, 1, 0.5])
    }

    @Test func `What a reading says besides its state is kept as it always was`() throws {
        var details = DeviceDetails()
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(String(decoding: try encoder.encode(details), as: UTF8.self) == "{}")
        (details.brightness, details.colorTemperature, details.targetTemperature) = (0, 6500, 21)
        let text = String(decoding: try encoder.encode(details), as: UTF8.self)
        #expect(text == #"{"brightness":0,"colorTemperature":6500,"targetTemperature":21}"#)
        #expect(try JSONDecoder().decode(DeviceDetails.self, from: Data(text.utf8)) == details)
        #expect(try JSONDecoder().decode(DeviceDetails.self, from: Data("{}".utf8)) == DeviceDetails())
        details.speed = 1_000_000
        #expect(details.speed == 32_767)
    }
}
